/** Outbound requests, fenced: polite, bounded in size and time, and never into the own network. */
package dev.jobtrail.fetch;
