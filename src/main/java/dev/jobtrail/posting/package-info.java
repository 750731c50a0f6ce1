/** Postings: what a job asks for and offers, read from wherever it stands. */
package dev.jobtrail.posting;
