/** What the tests of several packages share. */
package dev.jobtrail.testing;
