/** Clients of an account, their seats, and the applicant whose records an operation works on. */
package dev.jobtrail.client;
