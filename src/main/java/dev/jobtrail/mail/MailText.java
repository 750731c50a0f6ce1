package dev.jobtrail.mail;

/** Subject and plain text of a mail. */
record MailText(String subject, String body) {}
