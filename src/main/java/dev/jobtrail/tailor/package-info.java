/** Copies of resumes that are tailored to a posting, with nothing invented. */
package dev.jobtrail.tailor;
