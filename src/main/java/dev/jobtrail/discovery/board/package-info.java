/** Job boards: how each is asked, and how what it answers becomes a job. */
package dev.jobtrail.discovery.board;
