/** Alerts about new matches, by mail and as an Atom feed, and reminders by mail. */
package dev.jobtrail.alert;
