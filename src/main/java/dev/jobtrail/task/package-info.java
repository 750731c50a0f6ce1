/** Durable task queues in PostgreSQL: queued tasks survive the process that queued them. */
package dev.jobtrail.task;
