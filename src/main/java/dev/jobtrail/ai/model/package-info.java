/** The engine that asks a language model, by the protocol that OpenAI's and most others speak. */
package dev.jobtrail.ai.model;
