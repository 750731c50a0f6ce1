/** Has the configured model read imported files of resumes. */
package dev.jobtrail.intake;
