package dev.jobtrail.work;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How work is picked up. */
@ConfigMapping(prefix = "jobtrail.work")
public interface WorkSettings {

  /**
   * How much is done at once in one process; 0 for a process that only takes it in. Work mostly
   * waits for a model, and each holds a database connection for moments only.
   */
  @WithDefault("8")
  int threads();

  /**
   * How many searches of job boards go on at once in one process, beside what else is done. They
   * take minutes and mostly wait for boards; each holds a few pages in memory.
   */
  @WithDefault("2")
  int searches();

  /**
   * How often a process looks for work of others. Its own it begins at once; a short interval costs
   * an idle database a query each time.
   */
  @WithDefault("2s")
  Duration pollEvery();

  /**
   * How often a process says that it is still at a piece of work. One that has been silent for four
   * times as long is taken for dead, and its work is begun anew elsewhere.
   */
  @WithDefault("5s")
  Duration heartbeat();

  /**
   * How often work is begun before it is given up: a piece that ends its process ends others too.
   */
  @WithDefault("3")
  int attempts();

  /** The pause after a fault of ours, doubled each time. */
  @WithDefault("2s")
  Duration pause();

  /** How long running work may take to finish at a stop before it is handed back. */
  @WithDefault("5s")
  Duration stopWait();
}
