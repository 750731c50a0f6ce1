package dev.jobtrail.tailor;

import dev.jobtrail.application.TailoringReview.Question;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** Asks the owner about requirements of a posting that nothing in the resume shows. */
final class TailoringQuestions {

  private static final int MOST = 3;
  private static final int LONGEST_TERM = 80;
  private static final int LONGEST_REQUIREMENT = 200;

  private static final Pattern SENTENCE_END = Pattern.compile("[.;,\\s]+$");

  /** Documents are held, not worked with. */
  private static final Pattern DOCUMENT =
      Pattern.compile(
          "certif|licen[cs]|permit|zertifi|schein\\b|ausweis|nachweis|permis|habilitation|carnet|carne\\b"
              + "|titulacion|diplom");

  private final List<Question> earlier;
  private final Language language;
  private final List<Question> questions = new ArrayList<>();

  /**
   * @param earlier the previous tailoring's questions; answered ones are not repeated
   * @param language of the questions
   */
  TailoringQuestions(List<Question> earlier, Language language) {
    this.earlier = earlier;
    this.language = language;
  }

  /**
   * The open questions, then the earlier ones with an answer.
   *
   * @param refused proposals that the guard refused, the weightiest first
   * @param requirements of the posting
   */
  List<Question> of(List<ProposedChange> refused, List<Fit.Requirement> requirements) {
    var musts = requirements.stream().filter(Fit.Requirement::isMust).toList();
    for (var change : refused) {
      if (isTerm(change)) {
        var term = change.after().strip();
        musts.stream()
            .filter(it -> names(it.text(), term))
            .findFirst()
            .ifPresent(it -> ask(question(term, it.text()), it.text(), term));
      }
    }
    for (var must : musts) {
      if (must.evidence() == Fit.Evidence.MISSING
          && must.text().length() <= LONGEST_REQUIREMENT
          && questions.stream().noneMatch(it -> it.requirement().equals(must.text()))) {
        ask(
            Message.of(
                "The posting asks: \"%s\". Do you meet this?",
                SENTENCE_END.matcher(must.text()).replaceFirst("")),
            must.text(),
            null);
      }
    }
    var all = new ArrayList<>(questions);
    earlier.stream().filter(it -> it.answer() != null).forEach(all::add);
    return all;
  }

  private void ask(Message question, String requirement, String term) {
    var id =
        UUID.nameUUIDFromBytes(
                Tokenizer.fold(term == null ? requirement : term).getBytes(StandardCharsets.UTF_8))
            .toString();
    var isAnswered = earlier.stream().anyMatch(it -> it.id().equals(id) && it.answer() != null);
    var isAsked = questions.stream().anyMatch(it -> it.id().equals(id));
    if (questions.size() < MOST && !isAnswered && !isAsked) {
      questions.add(new Question(id, question.in(language), requirement, term, null));
    }
  }

  private static boolean isTerm(ProposedChange change) {
    return (change.kind() == ChangeKind.KEYWORD || change.kind() == ChangeKind.SKILL)
        && change.before() == null
        && change.after() != null
        && !change.after().isBlank()
        && change.after().strip().length() <= LONGEST_TERM;
  }

  private static Message question(String term, String requirement) {
    return DOCUMENT.matcher(Tokenizer.fold(requirement)).find()
        ? Message.of("Do you have %s?", term)
        : Message.of("Have you worked with %s?", term);
  }

  /** As whole words: "Java" is not in "JavaScript". */
  private static boolean names(String requirement, String term) {
    return Pattern.compile(
            "(?<![\\p{L}\\p{N}])" + Pattern.quote(Tokenizer.fold(term)) + "(?![\\p{L}\\p{N}])")
        .matcher(Tokenizer.fold(requirement))
        .find();
  }
}
