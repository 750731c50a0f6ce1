/** Server-sent events about records, on any replica, whichever replica changes them. */
package dev.jobtrail.stream;
