package dev.jobtrail.mail;

/** Mail was queued; observed after commit, to send it without a delay. */
record MailQueued() {}
