/** The discovery pages: search and triage of jobs. */
package dev.jobtrail.console.discovery;
