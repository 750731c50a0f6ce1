/** Facts that owners confirm beside what stands in their resumes. */
package dev.jobtrail.fact;
