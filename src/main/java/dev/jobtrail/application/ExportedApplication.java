package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * An application with its history, interviews and contacts in an export.
 *
 * @param history oldest first
 * @param interviews earliest first
 * @param contacts oldest first
 */
@RegisterForReflection
public record ExportedApplication(
    @JsonUnwrapped ApplicationView application,
    List<StatusChangeView> history,
    List<InterviewView> interviews,
    List<ContactView> contacts) {}
