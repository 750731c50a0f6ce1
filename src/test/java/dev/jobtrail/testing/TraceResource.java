package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** A receiver of spans on loopback, to which the service under test exports all traces. */
public class TraceResource implements QuarkusTestResourceLifecycleManager {

  private TraceReceiver receiver;

  @Override
  public Map<String, String> start() {
    receiver = new TraceReceiver();
    return Map.of("jobtrail.traces.endpoint", receiver.base());
  }

  @Override
  public void stop() {
    if (receiver != null) {
      receiver.close();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(receiver, new TestInjector.MatchesType(TraceReceiver.class));
  }
}
