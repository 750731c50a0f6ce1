/** Sign-in providers: Google, GitHub, LinkedIn, and any OAuth or OpenID Connect server. */
package dev.jobtrail.account.provider;
