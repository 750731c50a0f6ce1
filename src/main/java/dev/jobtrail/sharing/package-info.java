/** Shared resumes: the page for people, the API for programs, passwords and statistics. */
package dev.jobtrail.sharing;
