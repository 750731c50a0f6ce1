/** Passkeys: WebAuthn credentials that sign in without a password. */
package dev.jobtrail.account.passkey;
