package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * An application with its history in an export.
 *
 * @param history oldest first
 */
@RegisterForReflection
record ExportedApplication(
    @JsonUnwrapped ApplicationView application, List<StatusChangeView> history) {}
