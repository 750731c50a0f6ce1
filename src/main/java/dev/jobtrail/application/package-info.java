/** Applications: the pipeline, its history and statistics. */
package dev.jobtrail.application;
