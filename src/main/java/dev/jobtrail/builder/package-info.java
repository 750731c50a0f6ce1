/** The builder agent: conversations about resumes, and the changes that they suggest. */
package dev.jobtrail.builder;
