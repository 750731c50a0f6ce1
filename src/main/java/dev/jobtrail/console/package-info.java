/**
 * The web pages under {@code /app}: the frame around them, what all of them use, and the first
 * ones.
 */
package dev.jobtrail.console;
