/** Mailboxes of accounts: replies of employers become proposed statuses of applications. */
package dev.jobtrail.inbox;
