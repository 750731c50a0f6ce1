/** API keys: making, listing and revoking them, and signing in by one. */
package dev.jobtrail.apikey;
