package dev.jobtrail.task;

import java.time.Duration;

/**
 * The intervals of a task queue: polling, heartbeat and shutdown.
 *
 * @param pollEvery how often it looks for tasks that other processes queued
 * @param heartbeat how often it reports that it still executes a task; after four missed reports
 *     another process takes the task over
 * @param stopWait how long running tasks may take to finish when the process stops
 */
public record TaskTiming(Duration pollEvery, Duration heartbeat, Duration stopWait) {}
