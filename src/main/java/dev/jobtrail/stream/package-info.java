/** Server-sent events about records, across replicas. */
package dev.jobtrail.stream;
