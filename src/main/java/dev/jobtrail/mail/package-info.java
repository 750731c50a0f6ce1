/** The mail that the service sends. */
package dev.jobtrail.mail;
