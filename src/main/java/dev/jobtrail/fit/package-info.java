/** How well a person fits a job: one model for discovery, reviews, reasons and tailoring. */
package dev.jobtrail.fit;
