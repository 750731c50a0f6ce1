/** The web pages under {@code /app}: layout, shared parts and the first pages. */
package dev.jobtrail.console;
