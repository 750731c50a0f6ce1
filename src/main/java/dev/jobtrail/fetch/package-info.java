/** Reading public web pages: polite, bounded in size and time, never from the private network. */
package dev.jobtrail.fetch;
