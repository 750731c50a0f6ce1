package dev.jobtrail.attachment;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Settings of attachments. */
@ConfigMapping(prefix = "jobtrail.attachments")
interface AttachmentSettings {

  /**
   * The size of all attachments of an account, unless its plan has another. They are stored in the
   * database, and an export of the account, which has them as Base64, must stay below {@code
   * jobtrail.accounts.import-max-size}.
   */
  @WithDefault("100M")
  MemorySize maxTotal();
}
