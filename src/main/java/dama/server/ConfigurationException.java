package dama.server;

/** The site cannot start as it is configured; the message names the setting and never its value. */
public final class ConfigurationException extends RuntimeException {

  ConfigurationException(String message) {
    super(message);
  }
}
