/**
 * OAuth 2.1 for assistants: registration of clients, the owner's consent, codes and tokens. An
 * assistant gets an API key that it never sees, and tokens that stand for it.
 */
package dev.jobtrail.oauth;
