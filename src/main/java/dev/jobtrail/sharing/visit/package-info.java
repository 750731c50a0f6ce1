/** Visits to shared resumes: counting them without knowing who came, and their statistics. */
package dev.jobtrail.sharing.visit;
