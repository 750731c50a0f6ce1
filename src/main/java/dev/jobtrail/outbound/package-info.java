/** Outbound HTTP: bounded calls, the SSRF guard, the throttle per host and the response cache. */
package dev.jobtrail.outbound;
