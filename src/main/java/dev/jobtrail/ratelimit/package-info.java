/** How often somebody may call: fixed windows, correct across replicas, cheap where it is busy. */
package dev.jobtrail.ratelimit;
