/**
 * Work that takes longer than a request: rows that any replica picks up, and that survive its end.
 */
package dev.jobtrail.work;
