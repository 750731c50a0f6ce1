/** What an account has to do today, for its owner and all clients. */
package dev.jobtrail.agenda;
