/** Advice on resumes from their text alone: lengths, wording, dates, and what is missing. */
package dev.jobtrail.resume.advice;
