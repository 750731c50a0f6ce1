package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A server on loopback in place of all job boards; other servers of tests may be read as well. */
public class BoardsResource implements QuarkusTestResourceLifecycleManager {

  private static final List<String> BOARDS =
      List.of(
          "greenhouse",
          "lever",
          "ashby",
          "workable",
          "smartrecruiters",
          "recruitee",
          "personio",
          "bamboohr",
          "breezy",
          "teamtailor",
          "pinpoint",
          "rippling",
          "workday",
          "jazzhr",
          "gem",
          "polymer",
          "comeet",
          "remoteok",
          "remotive",
          "weworkremotely",
          "himalayas",
          "jobicy",
          "arbeitnow",
          "workingnomads",
          "themuse",
          "landingjobs",
          "hackernews",
          "usajobs");

  private BoardServer server;

  /** What points the service to a server in place of all boards. */
  public static Map<String, String> settings(BoardServer server) {
    var settings = new HashMap<String, String>();
    BOARDS.forEach(board -> settings.put("jobtrail.boards." + board + ".base-url", server.base()));
    settings.put("jobtrail.boards.usajobs.api-key", "key-1");
    settings.put("jobtrail.boards.usajobs.email", "owner@jobtrail.example");
    settings.put("jobtrail.exchange-rates.url", server.base() + "/eurofxref-daily.xml");
    settings.put("jobtrail.fetch.allow-private-addresses", "true");
    settings.put("jobtrail.fetch.pause", "0s");
    settings.put("jobtrail.webhooks.pause", "100ms");
    settings.put("jobtrail.webhooks.queued-per-account", "40");
    return settings;
  }

  @Override
  public Map<String, String> start() {
    server = new BoardServer();
    return settings(server);
  }

  @Override
  public void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(server, new TestInjector.MatchesType(BoardServer.class));
  }
}
