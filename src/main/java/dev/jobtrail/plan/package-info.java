/** Plans, monthly allowances and seats of accounts. */
package dev.jobtrail.plan;
