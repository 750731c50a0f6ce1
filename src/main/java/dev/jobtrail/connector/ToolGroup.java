package dev.jobtrail.connector;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a bean whose methods are tools or resources: the scope in their metadata, the client of a
 * key that is limited to one and their rate limit are checked, and what they throw becomes an error
 * of the protocol.
 */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface ToolGroup {}
