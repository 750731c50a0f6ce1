/** Selects the known fact that answers a form question, or asks the applicant. */
package dev.jobtrail.attempt.answer;
