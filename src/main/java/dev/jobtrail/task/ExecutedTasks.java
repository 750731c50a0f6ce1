package dev.jobtrail.task;

/**
 * How many tasks of a queue one process has executed.
 *
 * @param failed attempts that will be retried
 */
public record ExecutedTasks(String queue, long succeeded, long failed) {}
