/** Reviews: what a posting asks, and how well the chosen resume answers it. */
package dev.jobtrail.match;
