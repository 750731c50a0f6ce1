/** Anonymous visit statistics of shared resumes. */
package dev.jobtrail.sharing.visit;
