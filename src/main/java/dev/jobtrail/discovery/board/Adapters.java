package dev.jobtrail.discovery.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The adapters of all boards that are searched. */
final class Adapters {

  private Adapters() {}

  /**
   * All adapters by their boards.
   *
   * @param apiKeys the key for a board, where one is configured
   * @param emails the address that the key was given to
   */
  static Map<Board, BoardAdapter> all(
      Function<Board, Optional<String>> apiKeys, Function<Board, Optional<String>> emails) {
    var adapters = new EnumMap<Board, BoardAdapter>(Board.class);
    for (var adapter :
        List.of(
            new GreenhouseBoard(),
            new LeverBoard(),
            new AshbyBoard(),
            new WorkableBoard(),
            new SmartRecruitersBoard(),
            new RecruiteeBoard(),
            new PersonioBoard(),
            new BambooHrBoard(),
            new BreezyBoard(),
            new TeamtailorBoard(),
            new PinpointBoard(),
            new RipplingBoard(),
            new WorkdayBoard(),
            new JazzHrBoard(),
            new GemBoard(),
            new PolymerBoard(),
            new ComeetBoard(),
            new RemoteOkBoard(),
            new RemotiveBoard(),
            new WeWorkRemotelyBoard(),
            new HimalayasBoard(),
            new JobicyBoard(),
            new ArbeitnowBoard(),
            new WorkingNomadsBoard(),
            new TheMuseBoard(() -> apiKeys.apply(Board.THEMUSE)),
            new LandingJobsBoard(),
            new HackerNewsBoard(),
            new UsaJobsBoard(
                () -> apiKeys.apply(Board.USAJOBS), () -> emails.apply(Board.USAJOBS)))) {
      adapters.put(adapter.board(), adapter);
    }
    return adapters;
  }
}
