/** Accounts: signing up and in, sessions, verified addresses, and all that an account holds. */
package dev.jobtrail.account;
