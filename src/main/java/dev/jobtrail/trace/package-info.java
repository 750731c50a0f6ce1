/** Traces: which operations belong to one request, also across queues and processes. */
package dev.jobtrail.trace;
