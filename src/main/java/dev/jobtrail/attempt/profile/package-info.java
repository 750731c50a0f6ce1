/** Apply profiles: answers for every application form. */
package dev.jobtrail.attempt.profile;
