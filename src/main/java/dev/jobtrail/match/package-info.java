/** Reviews: the requirements of a posting and the match score of the chosen resume. */
package dev.jobtrail.match;
