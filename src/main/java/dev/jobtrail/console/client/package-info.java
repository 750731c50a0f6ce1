/** The pages of clients. */
package dev.jobtrail.console.client;
