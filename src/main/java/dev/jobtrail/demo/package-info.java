/** A demo account with an API key for trying out the service. */
package dev.jobtrail.demo;
