/** Alerts about new matches: a digest by mail and an Atom feed. */
package dev.jobtrail.alert;
