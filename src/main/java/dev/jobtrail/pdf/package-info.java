/** Resumes as PDF: the page that is printed, its three templates, and the name of the download. */
package dev.jobtrail.pdf;
