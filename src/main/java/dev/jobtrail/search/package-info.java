/** Search over all records of an account. */
package dev.jobtrail.search;
