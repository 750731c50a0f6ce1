/** Cover letters that contain only claims supported by the resume. */
package dev.jobtrail.letter;
