/** Feeds of an account at secret addresses, for programs that cannot sign in. */
package dev.jobtrail.feed;
