package dev.jobtrail.demo;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import java.nio.file.Path;
import java.util.Optional;

/** Whether there is a demo account, and its key. */
@ConfigMapping(prefix = "jobtrail")
interface DemoSettings {

  /** On by default in dev mode only: whoever knows the key has the account. */
  @WithDefault("false")
  boolean demo();

  /** The account's key; where none is given one is made and kept in the data directory. */
  @WithName("demo-api-key")
  Optional<String> demoApiKey();

  /** Where the service keeps what is not in the database: the embedded database and this key. */
  @WithName("data-dir")
  @WithDefault(".jobtrail")
  Path dataDir();
}
