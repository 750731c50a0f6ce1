/** Nothing invented: what a text about a person may say, given what is known of that person. */
package dev.jobtrail.guard;
