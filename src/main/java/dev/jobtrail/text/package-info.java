/** Reading text: tokens, stems, stop words, phrases, HTML, pay, dates and country names. */
package dev.jobtrail.text;
