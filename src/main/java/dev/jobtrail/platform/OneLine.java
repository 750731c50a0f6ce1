package dev.jobtrail.platform;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property of a request body whose text, or each of whose texts, has one line: line breaks and
 * other control characters, which pasted texts have, become spaces when the body is read.
 */
@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface OneLine {}
