/** The database: the embedded PostgreSQL, migrations, readiness and advisory locks. */
package dev.jobtrail.database;
