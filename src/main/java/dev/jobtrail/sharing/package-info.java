/** Shared resumes: the page for people, the API for programs, and passwords. */
package dev.jobtrail.sharing;
