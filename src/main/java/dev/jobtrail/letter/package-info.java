/** Cover letters that say only what the resume bears. */
package dev.jobtrail.letter;
