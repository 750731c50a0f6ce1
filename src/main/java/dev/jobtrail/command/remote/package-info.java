/** Commands that call a server by its API, for scripts: resumes, jobs, searches, exports. */
package dev.jobtrail.command.remote;
