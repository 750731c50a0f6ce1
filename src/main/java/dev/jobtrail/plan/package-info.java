/** Plans: what an account may use in a calendar month, and what it has used. */
package dev.jobtrail.plan;
