package dev.jobtrail.testing;

import io.quarkus.qute.Engine;
import io.quarkus.qute.i18n.Message;
import java.lang.reflect.Proxy;

/** The English texts of a message bundle, for tests without the service. */
public final class EnglishMessages {

  private static final Engine ENGINE = Engine.builder().addDefaults().build();

  private EnglishMessages() {}

  public static <T> T of(Class<T> bundle) {
    return bundle.cast(
        Proxy.newProxyInstance(
            bundle.getClassLoader(),
            new Class<?>[] {bundle},
            (_, method, arguments) -> {
              var message = ENGINE.parse(method.getAnnotation(Message.class).value()).instance();
              for (var i = 0; i < method.getParameterCount(); i++) {
                message.data(method.getParameters()[i].getName(), arguments[i]);
              }
              return message.render();
            }));
  }
}
