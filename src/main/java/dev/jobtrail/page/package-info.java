/** The language of pages: their texts, dates and numbers. */
package dev.jobtrail.page;
