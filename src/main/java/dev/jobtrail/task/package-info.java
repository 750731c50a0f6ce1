/** Durable task queues in PostgreSQL: what is queued survives the process that queued it. */
package dev.jobtrail.task;
