package dev.jobtrail.response;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Optional;

/** Limits of response bytes that wait for slow clients, per process. */
@ConfigMapping(prefix = "jobtrail.responses")
public interface ResponseSettings {

  /**
   * How long a connection may take no byte of what waits for it before it is cut. A reader that
   * takes 32 kB in that time stays, which is 1 kB/s.
   */
  @WithDefault("30s")
  @AtLeast("1ms")
  Duration stallTimeout();

  /**
   * How much of all response bodies may wait at once; a response that would exceed it is 503. By
   * default an eighth of the heap, so that slow readers never fill it.
   */
  Optional<@AtLeast("1K") MemorySize> pending();

  /** Exports of one account in progress at once: one by hand and one by a program. */
  @WithDefault("2")
  @Min(1)
  int exportsPerAccount();

  /**
   * Exports in progress at once. Each holds a page of records, at most a few megabytes, and no
   * thread or database connection while its reader is slow.
   */
  @WithDefault("8")
  @Min(1)
  int exports();

  /** PDFs printed at once for one account, or for one address that reads shared resumes. */
  @WithDefault("4")
  @Min(1)
  int pdfsPerCaller();

  /** PDFs printed at once; each takes a processor for its time and some 10 MB of memory. */
  @WithDefault("4")
  @Min(1)
  int pdfs();

  /** How long a request for a PDF waits for others to be printed before it is 503. */
  @WithDefault("3s")
  @AtLeast("0s")
  Duration pdfWait();
}
