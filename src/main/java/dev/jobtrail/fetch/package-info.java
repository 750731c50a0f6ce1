/** Fetching of public web pages, throttled, bounded and with the SSRF guard. */
package dev.jobtrail.fetch;
