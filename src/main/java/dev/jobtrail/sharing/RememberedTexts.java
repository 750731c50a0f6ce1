package dev.jobtrail.sharing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.resume.Resume;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;

/** Cache of texts derived from resumes, valid for one version and bounded in size. */
@RegisterForReflection( // the kind of cache and of its entries, which Caffeine finds by name
    classNames = {
      "com.github.benmanes.caffeine.cache.SSMW",
      "com.github.benmanes.caffeine.cache.PSMW"
    })
final class RememberedTexts {

  /** Characters of all texts together, at two bytes at most. */
  private static final long MOST_CHARACTERS = 2_000_000;

  private final Cache<Version, String> known =
      Caffeine.newBuilder()
          .maximumWeight(MOST_CHARACTERS)
          .weigher((Version version, String text) -> text.length())
          .build();

  private record Version(UUID resumeId, Instant updatedAt) {}

  /** The text for the current resume. */
  String of(Resume resume, Function<Resume, String> making) {
    return known.get(new Version(resume.id, resume.updatedAt), _ -> making.apply(resume));
  }
}
