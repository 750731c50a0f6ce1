package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.fit.CareerBreak;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.ReadableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A resume and a posting, read for each other. */
final class TailoredResume {

  final JsonNode document;
  final List<String> facts;
  final Vocabulary vocabulary;
  final Asked asked;
  final List<ResumePart> parts;
  final Mentions mentions;
  final Language language;
  final SkillWording wording;
  final Evidence evidence;
  final Reasons reasons;
  private final Language labels;
  private final Set<String> qualifications;

  /**
   * @param qualifications lines of the posting that ask for a degree, licence or certificate
   */
  TailoredResume(TailoringTask task, Vocabulary vocabulary, List<String> qualifications) {
    this.qualifications =
        qualifications.stream().map(Words::key).collect(Collectors.toUnmodifiableSet());
    this.vocabulary = vocabulary;
    document = task.resume().isObject() ? task.resume() : JsonNodeFactory.instance.objectNode();
    facts = task.facts();
    labels = task.language().orElse(Language.ENGLISH);
    parts = new ResumeParts(document, labels).all;
    mentions = new Mentions(parts, vocabulary);
    language =
        Language.ofText(
            parts.stream().map(ResumePart::text).collect(Collectors.joining("\n")),
            Language.ENGLISH);
    asked = new Asked(task.posting(), task.parsed(), vocabulary, language);
    wording = new SkillWording(asked, mentions, language);
    reasons = new Reasons(task.language().orElse(language));
    evidence = new Evidence(document, facts, texts(task.posting()));
  }

  static List<String> texts(PostingText posting) {
    return Stream.of(
            posting.company(),
            posting.title(),
            ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The name of a place, for people. */
  String label(Message name) {
    return name.in(labels);
  }

  String text(String pointer) {
    return ResumeParts.text(document.at(pointer));
  }

  /** Skills that are asked for and that the resume names itself, the weightiest first. */
  List<Skill> answered() {
    return asked.skills.stream().filter(it -> mentions.has(it) && wording.isShared(it)).toList();
  }

  /** Whether a line asks for what certificates and education show. */
  boolean isQualification(String line) {
    return qualifications.contains(Words.key(line));
  }

  /** The headline and the titles of the positions. */
  List<String> titles() {
    var titles = new ArrayList<String>();
    titles.add(text("/basics/label"));
    for (var i = 0; i < ResumeParts.items(document.path("work")).size(); i++) {
      titles.add(text("/work/" + i + "/position"));
    }
    return titles;
  }

  /** The place of the first position that is no career break; there may be nothing at it. */
  String firstPosition() {
    return IntStream.range(0, ResumeParts.items(document.path("work")).size())
        .mapToObj(it -> "/work/" + it)
        .filter(
            it -> !CareerBreak.is(text(it + "/name")) && !CareerBreak.is(text(it + "/position")))
        .findFirst()
        .orElse("/work/0");
  }

  boolean isOver(String entry) {
    return !text(entry + "/endDate").isEmpty();
  }
}
