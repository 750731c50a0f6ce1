/** Brings a PostgreSQL of its own where none is configured. */
package dev.jobtrail.database;
