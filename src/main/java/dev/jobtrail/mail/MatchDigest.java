package dev.jobtrail.mail;

import dev.jobtrail.text.Language;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.UUID;

/**
 * Event: new matches must be mailed to the owner of an account.
 *
 * @param name the owner's
 * @param language of the mail and its texts
 * @param isWeekly otherwise daily
 * @param newOnes how many new matches there are, with the matches that are not listed
 * @param unsubscribeUrl works without signing in
 */
@TemplateData
public record MatchDigest(
    UUID accountId,
    String email,
    String name,
    Language language,
    boolean isWeekly,
    long newOnes,
    List<Section> sections,
    String settingsUrl,
    String unsubscribeUrl) {

  /**
   * The new matches of one applicant.
   *
   * @param client the name of the client; null for the owner's
   * @param more how many are left out
   * @param url the page with all of them
   */
  @TemplateData
  public record Section(String client, List<Job> jobs, long more, String url) {}

  /**
   * A match; all texts are of one line.
   *
   * @param job title and company
   * @param place and pay; null if unknown
   * @param reason why it fits; null if unknown
   * @param gap what speaks against it; null if unknown
   * @param url of the posting; null if it cannot be linked
   */
  @TemplateData
  public record Job(
      String job,
      String place,
      int score,
      String reason,
      String gap,
      String url,
      String addUrl,
      String dismissUrl) {}
}
