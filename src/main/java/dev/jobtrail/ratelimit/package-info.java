/** Rate limits: fixed windows, correct across replicas, cheap under load. */
package dev.jobtrail.ratelimit;
