/** Resumes: documents, versions, locks, imports and change events. */
package dev.jobtrail.resume;
