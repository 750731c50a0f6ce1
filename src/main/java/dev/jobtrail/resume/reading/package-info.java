/** Reads files of other programs as resumes and repairs documents. */
package dev.jobtrail.resume.reading;
