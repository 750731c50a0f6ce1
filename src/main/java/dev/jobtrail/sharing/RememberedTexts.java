package dev.jobtrail.sharing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Language;
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

  /** A version of a resume; the language is null for texts that do not depend on one. */
  private record Version(UUID resumeId, Instant updatedAt, Language language) {}

  /** The text for the current resume. */
  String of(Resume resume, Function<Resume, String> making) {
    return of(resume, null, making);
  }

  /** The text for the current resume in a language. */
  String of(Resume resume, Language language, Function<Resume, String> making) {
    return known.get(new Version(resume.id, resume.updatedAt, language), _ -> making.apply(resume));
  }
}
