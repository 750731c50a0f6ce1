/** Reads from a posting's sentences who hires and whether visas are sponsored. */
package dev.jobtrail.discovery.statement;
