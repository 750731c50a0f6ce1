package dev.jobtrail.task;

import java.time.Duration;

/**
 * When a process looks after a task queue.
 *
 * @param pollEvery how often it looks for tasks that other processes queued
 * @param heartbeat how often it reports that it still executes a task; after four missed reports
 *     another process takes the task over
 * @param stopWait how long running tasks may take to finish when the process stops
 */
public record TaskTiming(Duration pollEvery, Duration heartbeat, Duration stopWait) {}
