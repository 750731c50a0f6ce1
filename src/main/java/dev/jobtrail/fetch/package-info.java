/** Reading pages of the open web: fenced, bounded, polite. */
package dev.jobtrail.fetch;
