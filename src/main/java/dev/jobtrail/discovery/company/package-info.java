/** Finds companies on job boards by pages, links, domains and names. */
package dev.jobtrail.discovery.company;
