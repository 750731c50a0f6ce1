package dev.jobtrail.attempt.form;

import static java.util.Map.entry;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Recruitee: a page of its own for the form, also below employers' own domains. */
final class RecruiteeVendor implements Vendor {

  private static final Pattern POSTING = Pattern.compile("(/l/[a-z-]+)?/o/[^/]+");
  private static final Pattern PAGE = Pattern.compile(POSTING + "(/c/new|/applied)?");
  private static final Pattern APPLIED = Pattern.compile(POSTING + "/applied");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("candidate.name", FieldMeaning.FULL_NAME),
          entry("candidate.email", FieldMeaning.EMAIL),
          entry("candidate.phone", FieldMeaning.PHONE),
          entry("candidate.cv", FieldMeaning.CV),
          entry("candidate.photo", FieldMeaning.PHOTO),
          entry("candidate.coverLetter", FieldMeaning.COVER_LETTER));

  @Override
  public String name() {
    return "recruitee";
  }

  @Override
  public boolean recognises(URI address) {
    var parts = AddressParts.of(address);
    return isOwn(parts) || parts.hasPath(PAGE);
  }

  private static boolean isOwn(AddressParts parts) {
    return parts.isBelow("recruitee.com", "www", "api", "app", "docs", "support");
  }

  @Override
  public String marker() {
    return "[src*='recruiteecdn.com'], [href*='recruiteecdn.com'], [name='candidate.email']";
  }

  /** Only on the vendor's hosts: on others the path alone proves too little. */
  @Override
  public Optional<URI> formAddress(URI posting) {
    var parts = AddressParts.of(posting);
    return isOwn(parts) && parts.hasPath(POSTING)
        ? Optional.of(AddressParts.withPath(posting, parts.path() + "/c/new"))
        : Optional.empty();
  }

  @Override
  public String wayToForm() {
    return "a[href$='/c/new'], a[href*='/c/new?']";
  }

  /** The number at the end of a name's id is a position, so names alone tell. */
  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.name());
  }

  @Override
  public boolean isSuccess(URI address) {
    return AddressParts.of(address).hasPath(APPLIED);
  }
}
