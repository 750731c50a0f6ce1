/** A demo account with an API key, and sample data, for trying out the service. */
package dev.jobtrail.demo;
