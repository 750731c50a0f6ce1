/**
 * The Model Context Protocol server for assistants: tools, resources and prompts over the beans of
 * the API.
 */
package dev.jobtrail.connector;
