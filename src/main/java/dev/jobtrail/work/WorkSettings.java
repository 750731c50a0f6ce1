package dev.jobtrail.work;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Settings of background work. */
@ConfigMapping(prefix = "jobtrail.work")
public interface WorkSettings {

  /**
   * Concurrent work per process; 0 for a process that only queues it. Work mostly waits for a model
   * and holds a database connection only briefly.
   */
  @WithDefault("8")
  @Min(0)
  int threads();

  /**
   * Concurrent searches of job boards per process, in addition to other work. They take minutes and
   * mostly wait for boards; each holds a few pages in memory.
   */
  @WithDefault("2")
  @Min(0)
  int searches();

  /**
   * How often a process polls for work that other processes queued. It starts its own immediately;
   * each poll is a query.
   */
  @WithDefault("2s")
  @AtLeast("100ms")
  Duration pollEvery();

  /**
   * The heartbeat interval of running work. After four missed heartbeats, another process restarts
   * the work.
   */
  @WithDefault("5s")
  @AtLeast("100ms")
  Duration heartbeat();

  /** The maximum number of attempts: work that crashes its process stops other work too. */
  @WithDefault("3")
  @Min(1)
  int attempts();

  /** The pause after an internal error, doubled each time. */
  @WithDefault("2s")
  @AtLeast("0s")
  Duration pause();

  /** How long running work may take to finish at a stop before it is handed back. */
  @WithDefault("5s")
  @AtLeast("0s")
  Duration stopWait();
}
