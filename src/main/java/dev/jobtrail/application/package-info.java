/** Applications: the pipeline that each goes through, its history, and the figures over them. */
package dev.jobtrail.application;
