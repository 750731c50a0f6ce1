/** Clients of an account, their seats, and the person whose records an operation works on. */
package dev.jobtrail.client;
