/** Job postings: where they come from, what they say, and when two of them are the same job. */
package dev.jobtrail.posting;
