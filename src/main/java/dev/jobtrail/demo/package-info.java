/** A first account with a key, so that the service can be tried at once. */
package dev.jobtrail.demo;
