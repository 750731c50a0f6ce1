/** What clients are asked for before an application of theirs is sent, and what they decide. */
package dev.jobtrail.approval;
