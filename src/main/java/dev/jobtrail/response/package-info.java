/** Response bodies: written as fast as their readers take them, with bounds on what waits. */
package dev.jobtrail.response;
