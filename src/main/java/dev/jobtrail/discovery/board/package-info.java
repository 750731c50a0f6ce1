/** Job boards: requests, crawling and parsing of jobs. */
package dev.jobtrail.discovery.board;
