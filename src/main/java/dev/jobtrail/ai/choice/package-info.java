/** Which engine answers. */
package dev.jobtrail.ai.choice;
