/** JSON Resume documents: text, schema and patches. */
package dev.jobtrail.resume.document;
