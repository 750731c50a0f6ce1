/** Assisted apply: runs that fill the form of a job in a real browser and never submit it twice. */
package dev.jobtrail.attempt;
