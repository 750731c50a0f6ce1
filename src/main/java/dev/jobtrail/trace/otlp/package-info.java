/** Exports spans by the OpenTelemetry protocol (OTLP) over HTTP. */
package dev.jobtrail.trace.otlp;
