/** The pipeline as a board, as a list and as statistics. */
package dev.jobtrail.console.pipeline;
