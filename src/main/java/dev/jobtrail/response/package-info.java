/** Response bodies with backpressure and bounded memory. */
package dev.jobtrail.response;
