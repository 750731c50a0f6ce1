/** The person whose records an operation works on: the account's own, or a client of it. */
package dev.jobtrail.client;
