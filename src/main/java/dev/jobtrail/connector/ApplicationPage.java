package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** A page of applications. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApplicationPage(
    String notice, List<ApplicationLine> applications, String nextCursor) {}
