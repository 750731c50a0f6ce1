/** Google, GitHub, LinkedIn and any OpenID Connect issuer: who somebody is by their word. */
package dev.jobtrail.account.provider;
