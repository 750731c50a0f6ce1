/** API keys: create, list, revoke and authenticate. */
package dev.jobtrail.apikey;
