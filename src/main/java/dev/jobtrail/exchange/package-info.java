/** Exchange rates of currencies, by which pay is compared. */
package dev.jobtrail.exchange;
