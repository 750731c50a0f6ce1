/** Glyphs of scripts whose letters merge and change places. */
package dev.jobtrail.shaping;
