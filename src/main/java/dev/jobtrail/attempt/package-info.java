/** Assisted apply: runs that fill in application forms in a browser and submit at most once. */
package dev.jobtrail.attempt;
