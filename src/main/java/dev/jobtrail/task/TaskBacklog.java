package dev.jobtrail.task;

/**
 * The tasks of a queue that are due and that no process executes yet.
 *
 * @param oldestSeconds how long the oldest of them has been due
 */
record TaskBacklog(long due, double oldestSeconds) {

  static final TaskBacklog NONE = new TaskBacklog(0, 0);
}
