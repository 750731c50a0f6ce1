package dev.jobtrail.ai;

/**
 * What a mail says about an application.
 *
 * @param kind one of the task
 * @param sentence the index of the task's sentence that says so
 */
public record ClassifiedReply(String kind, int sentence) {}
