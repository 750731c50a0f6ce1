/** Two-step verification: codes of an authenticator app (RFC 6238) and recovery codes. */
package dev.jobtrail.account.totp;
