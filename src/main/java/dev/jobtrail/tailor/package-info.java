/** Tailored copies of resumes, with nothing invented. */
package dev.jobtrail.tailor;
