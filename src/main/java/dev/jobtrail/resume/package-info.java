/** Resumes: their documents, versions, locks, imports and the stream that tells of changes. */
package dev.jobtrail.resume;
