package dev.jobtrail.mail;

/** The subject and plain text of a mail. */
record MailText(String subject, String body) {}
