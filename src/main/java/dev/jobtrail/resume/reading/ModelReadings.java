package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.regex.Pattern;

/** Completes resumes that rules read from a file by what a model reads in its text. */
@Singleton
public class ModelReadings {

  /** In place of what a model is not shown. */
  private static final String LEFT_OUT = "…";

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?iu)(?:https?://|www\\.)[^\\s\\h]+|[^\\s\\h<>@]{1,200}@[^\\s\\h<>@]{1,200}"
              + "|(?:[a-z0-9-]{1,60}\\.)+[a-z]{2,10}/[^\\s\\h]*");

  /** Ten digits and more: years of a period have eight. */
  private static final Pattern PHONE =
      Pattern.compile("(?<![\\p{L}\\d])\\(?\\+?\\d(?:[\\s\\h().\\u00A0/-]{0,2}\\d){8,}(?!\\d)");

  private static final List<String> CONTACT =
      List.of(
          "/basics/email",
          "/basics/phone",
          "/basics/url",
          "/basics/location/address",
          "/basics/location/postalCode");

  private final DocumentRepair repair;

  public ModelReadings(DocumentRepair repair) {
    this.repair = repair;
  }

  /**
   * The text of a file without what tells how somebody is reached: addresses, links, telephone
   * numbers, and the street and the post code that the rules found.
   *
   * @param byRules the document that they read from it
   */
  public static String withoutContact(String text, JsonNode byRules) {
    var shown = ADDRESS.matcher(text).replaceAll(LEFT_OUT);
    for (var pointer : CONTACT) {
      var value = byRules.at(pointer).asText("");
      shown = value.isBlank() ? shown : shown.replace(value, LEFT_OUT);
    }
    return PHONE.matcher(shown).replaceAll(LEFT_OUT);
  }

  /**
   * The resume with the part of a model's proposal that the file supports. The report in it says
   * what changed.
   *
   * @param byRules the document that the rules read from the file
   * @param proposal any JSON object
   * @param text of the file, as {@link ReadFile#text} has it
   */
  public JsonNode completed(JsonNode byRules, JsonNode proposal, String text) {
    var notes = new ImportNotes();
    var words = new FileWords(text, byRules);
    var supported = SupportedProposal.of(proposal, words, notes);
    var document = CompletedReading.of((ObjectNode) byRules, supported, notes);
    repair.setAside(document, notes);
    notes.addTo(document);
    return document;
  }

  /** The resume with a note that the model has not read the file, and why. */
  public static JsonNode byRulesAlone(JsonNode byRules, String reason) {
    var document = (ObjectNode) byRules.deepCopy();
    byRulesAlone(reason).addTo(document);
    return document;
  }

  /** The same for a file that was just read. */
  public static ReadFile byRulesAlone(ReadFile byRules, String reason) {
    return new ReadFile(
        byRulesAlone(byRules.document(), reason),
        byRules.report().withLeftOut(byRulesAlone(reason).leftOut()),
        byRules.text());
  }

  private static ImportNotes byRulesAlone(String reason) {
    var notes = new ImportNotes();
    notes.leftOut("", Message.of("the file was read by rules alone: %s", reason));
    return notes;
  }
}
