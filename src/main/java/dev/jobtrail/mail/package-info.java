/** Outgoing mail. */
package dev.jobtrail.mail;
