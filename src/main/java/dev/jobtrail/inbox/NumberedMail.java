package dev.jobtrail.inbox;

/** A mail with its number in the folder. */
record NumberedMail(long uid, ReceivedMail mail) {}
