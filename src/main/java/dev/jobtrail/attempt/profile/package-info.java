/** What people answer on every form. */
package dev.jobtrail.attempt.profile;
