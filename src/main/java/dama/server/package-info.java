/**
 * What the application needs of the server it runs on: configuration, the data source, the schema,
 * and whether it is healthy. The only place that reads system properties and environment variables.
 */
@NullMarked
package dama.server;

import org.jspecify.annotations.NullMarked;
