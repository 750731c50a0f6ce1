/** The applicants' accounts on the sites of employers, for forms behind a sign-in. */
package dev.jobtrail.attempt.account;
