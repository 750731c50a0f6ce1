/** Messages on open pages about what happened elsewhere. */
package dev.jobtrail.console.notification;
