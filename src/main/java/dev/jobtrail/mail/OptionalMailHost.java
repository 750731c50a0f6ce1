package dev.jobtrail.mail;

import io.smallrye.config.ConfigSourceInterceptor;
import io.smallrye.config.ConfigSourceInterceptorContext;
import io.smallrye.config.ConfigValue;
import java.io.Serial;

/**
 * Reads an empty name of the mail server as its default, as if it were not set: the service needs
 * no mail server, but the mailer would refuse to start.
 */
public final class OptionalMailHost implements ConfigSourceInterceptor {

  static final String NAME = "quarkus.mailer.host";

  @Serial private static final long serialVersionUID = 1L;

  @Override
  public ConfigValue getValue(ConfigSourceInterceptorContext context, String name) {
    var value = context.proceed(name);
    return name.equals(NAME) && value != null && "".equals(value.getValue())
        ? value.withValue("localhost").withConfigSourceOrdinal(Integer.MIN_VALUE)
        : value;
  }
}
