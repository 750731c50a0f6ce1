/** What an account may use in a month, as its plan allows. */
package dev.jobtrail.plan;
