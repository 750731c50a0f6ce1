package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Tokenizer;
import java.util.List;
import java.util.Objects;
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

  TailoredResume(TailoringTask task, Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    document = task.resume().isObject() ? task.resume() : JsonNodeFactory.instance.objectNode();
    facts = task.facts();
    asked = new Asked(task.posting(), task.parsed(), vocabulary);
    parts = new ResumeParts(document).all;
    mentions = new Mentions(parts, vocabulary);
    language =
        Language.detect(parts.stream().flatMap(it -> Tokenizer.words(it.text()).stream()).toList());
    wording = new SkillWording(asked, mentions, language);
    reasons = new Reasons(language);
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

  String text(String pointer) {
    return ResumeParts.text(document.at(pointer));
  }

  /** Skills that are asked for and that the resume names itself, the weightiest first. */
  List<Skill> answered() {
    return asked.skills.stream().filter(it -> mentions.has(it) && wording.isShared(it)).toList();
  }

  boolean isOver(String entry) {
    return !text(entry + "/endDate").isEmpty();
  }
}
