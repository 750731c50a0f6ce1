package dev.jobtrail.mail;

/** Event: mail was queued; observed after commit, to send it without a delay. */
record MailQueued() {}
