/** Places: cities, regions, countries and areas that texts name, and which contains which. */
package dev.jobtrail.place;
