package dev.jobtrail.pdf;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** The fonts of printed pages. */
@ConfigMapping(prefix = "jobtrail.fonts")
interface FontSettings {

  /**
   * A directory with TrueType fonts ({@code *.ttf}) for scripts that the bundled ones lack, and for
   * resumes that ask for another family. A PDF embeds the characters that it needs from them; a
   * font is read while such a PDF is printed, which takes as much memory as its file. Empty for
   * none.
   */
  Optional<Path> directory();
}
