/** Limits on how often a key, an account or an address may do something. */
package dev.jobtrail.ratelimit;
