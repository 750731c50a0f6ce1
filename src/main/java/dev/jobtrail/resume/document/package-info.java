/** JSON Resume documents as such: their text, their schema and patches on them. */
package dev.jobtrail.resume.document;
