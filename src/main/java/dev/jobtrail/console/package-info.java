/** The web pages under {@code /app}. */
package dev.jobtrail.console;
