/** Facts that owners confirm in addition to their resumes. */
package dev.jobtrail.fact;
