/** The pipeline: as a board, as a list and in figures. */
package dev.jobtrail.console.pipeline;
