/** Job postings: fetching, parsing and deduplication by canonical URL. */
package dev.jobtrail.posting;
