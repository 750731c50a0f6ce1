package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.Judgement;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads postings, tells how well resumes answer them, and proposes what to write.
 *
 * <p>Nothing that an engine proposes is believed: its callers have it checked by the guard. Any
 * thread may call it, and each call may take as long as a model takes to answer; an interrupt ends
 * it. Every method throws {@link EngineException} with the reason where there is no answer.
 */
public interface Engine {

  /** Who answers. */
  EngineModel model();

  /**
   * Takes the description of a posting apart.
   *
   * @return never null; a summary of at most 600 characters, at most 40 responsibilities and
   *     requirements of at most 400 characters each, at most 30 keywords, the weightiest first
   */
  ParsedDescription parse(PostingText posting);

  /**
   * Scores a resume against a posting.
   *
   * @param resume a document of JSON Resume; parts that are missing or of another shape are passed
   *     over
   * @param parsed what {@link #parse} made of the posting
   * @param language of rationales and strengths; what they quote stays as it is
   */
  Scorecard score(
      JsonNode resume, PostingText posting, ParsedDescription parsed, Language language);

  /**
   * Proposes changes that make a resume answer a posting better, at most 40. Their places are JSON
   * pointers into the resume as it stands before any of them:
   *
   * <ul>
   *   <li>headline: {@code /basics/label}; summary: {@code /basics/summary}
   *   <li>bullet: one of an entry's highlights, such as {@code /work/0/highlights/2}, or an entry's
   *       summary or description; an {@code after} of null takes a highlight away
   *   <li>order: a list, such as {@code /work/0/highlights} or {@code /skills}; {@code before} and
   *       {@code after} have its items in their order, a line each, as {@link ListItems} writes
   *       them
   *   <li>skill and keyword: a name or keyword among the skills that is replaced, or {@code
   *       /skills/0/keywords/-} and {@code /skills/-} for one more; keyword where the posting's own
   *       term comes in
   *   <li>section: a section, or an entry of one, that is taken away, {@code after} being null;
   *       never one of work or education
   * </ul>
   *
   * @return the changes, except ones without effect
   */
  List<ProposedChange> tailor(TailoringTask task);

  /**
   * Writes a cover letter.
   *
   * @return plain text with paragraphs parted by empty lines, from the salutation to the name
   */
  String writeLetter(LetterTask task);

  /**
   * Tells the owner which of the instructions a letter does not follow, and what it leaves untold
   * because the resume is in another language.
   *
   * @param resume a JSON Resume document
   * @param instructions null for none
   * @param letter as it is kept, without the sentences that the guard refused
   * @return sentences; empty where there is nothing to tell, or where the engine cannot tell
   */
  default List<Message> letterNotes(JsonNode resume, String instructions, String letter) {
    return List.of();
  }

  /**
   * Proposes the wording of an answer to a question of a form.
   *
   * @return plain text, no longer than the question allows; empty where resume and facts do not
   *     tell what it asks for
   */
  Optional<String> proposeAnswer(OpenQuestion question);

  /**
   * Judges whether resume and facts support texts about the person that the guard lets through.
   *
   * @return for each claim a judgement, in their order; {@link Judgement#NONE} where it has none
   */
  default List<Judgement> judge(JudgingTask task) {
    return Collections.nCopies(task.claims().size(), Judgement.NONE);
  }

  /** Whether it can classify replies of employers that no rule decides. */
  default boolean classifiesReplies() {
    return false;
  }

  /**
   * Classifies a mail.
   *
   * @return empty where it says none of the kinds for certain
   */
  default Optional<ClassifiedReply> classifyReply(ReplyTask task) {
    return Optional.empty();
  }

  /** Whether it can read the texts of files as resumes. */
  default boolean readsResumes() {
    return false;
  }

  /**
   * Reads the text of a file as a resume.
   *
   * @param text its lines, with tabs between the texts of one
   * @return a JSON object that should have the form of JSON Resume; of a long text it may have only
   *     the beginning
   */
  default JsonNode readResume(String text) {
    throw new UnsupportedOperationException();
  }

  /** What it can do as the builder agent. */
  BuilderAbilities abilities();

  /**
   * Answers a message about a resume.
   *
   * @param writing receives the reply piece by piece as it is written
   */
  BuilderAnswer answer(BuilderTask task, Consumer<String> writing);
}
