/** Resumes as PDF: page composition, three templates, and the name of the download. */
package dev.jobtrail.pdf;
