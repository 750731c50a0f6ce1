package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.BuilderAbilities;
import dev.jobtrail.ai.BuilderAnswer;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Answers messages about a resume without a language model, in the language of the message. */
public final class Advisor {

  public static final BuilderAbilities ABILITIES =
      new BuilderAbilities(
          List.of(
              Message.of(
                      "Understand plain requests in English, German, French and Spanish, and reply"
                          + " in the language of the message.")
                  .english(),
              Message.of("Shorten the summary or bullets by leaving words out.").english(),
              Message.of("Say what can go, and what is missing.").english(),
              Message.of("Remove empty openings and filler words from bullets.").english(),
              Message.of(
                      "Add skills, languages and bullets that the resume or a confirmed fact"
                          + " supports.")
                  .english(),
              Message.of(
                      "Remove or replace skills, bullets, entries, sections, words and contact"
                          + " data.")
                  .english(),
              Message.of("Move skills, bullets and entries, and sort entries by date.").english(),
              Message.of("Write a headline and a summary from the resume's own entries.").english(),
              Message.of(
                      "Unify dates, spaces, full stops and links, and remove duplicates and empty"
                          + " entries.")
                  .english()),
          List.of(
              Message.of("Write free text.").english(),
              Message.of("Translate.").english(),
              Message.of("Check spelling and grammar.").english(),
              Message.of("Suggest anything that neither the resume nor a confirmed fact supports.")
                  .english(),
              Message.of("Change the template, fonts or the order of the sections.").english(),
              Message.of("Answer questions about anything but this resume.").english()),
          List.of(
              Message.of("Shorten my summary").english(),
              Message.of("What can go?").english(),
              Message.of("What is missing?").english(),
              Message.of("Rewrite the first bullet").english(),
              Message.of("Sort by date").english()));

  private static final int MOST = 10;
  private static final int LONGEST_REPLY = 4_000;
  private static final int LONGEST_REQUEST = 4_000;

  private static final Set<RequestConcept> SMALL_TALK =
      EnumSet.of(
          RequestConcept.GREETING,
          RequestConcept.THANKS,
          RequestConcept.ACCEPT,
          RequestConcept.ABILITIES);

  /** Lists whose order only their owner knows. */
  private static final Set<RequestConcept> UNDATED =
      EnumSet.of(
          RequestConcept.SKILLS,
          RequestConcept.LANGUAGES,
          RequestConcept.INTERESTS,
          RequestConcept.HIGHLIGHTS);

  /** Asks for a number rather than for a change. */
  private static final Pattern HOW_MANY =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:how (?:many|long)|wie (?:viele?|lange)|combien|cuánt[oa]s?)(?!\\p{L}).*");

  /** A month and year, or a date, as people tell when something was. */
  private static final Pattern TIME =
      Pattern.compile(
          "(?ius).*(?<!\\d)(?:(?:19|20)\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})(?!\\d).*");

  private static final Set<RequestConcept> ELSEWHERE =
      EnumSet.of(
          RequestConcept.LETTER, RequestConcept.TAILOR, RequestConcept.JOBS, RequestConcept.LAYOUT);

  private static final Set<RequestConcept> CONTACT =
      EnumSet.of(
          RequestConcept.PHONE, RequestConcept.EMAIL, RequestConcept.ADDRESS, RequestConcept.CITY);

  /** What a statement about oneself has not. */
  private static final Set<RequestConcept> NOT_STATED =
      EnumSet.of(
          RequestConcept.QUESTION,
          RequestConcept.FOREIGN,
          RequestConcept.LETTER,
          RequestConcept.TAILOR,
          RequestConcept.JOBS,
          RequestConcept.LAYOUT);

  private final RequestReader reader = new RequestReader();
  private final Rewording rewording;

  public Advisor(Rewording rewording) {
    this.rewording = rewording;
  }

  /**
   * @param writing receives the reply line by line
   */
  public BuilderAnswer answer(BuilderTask task, Consumer<String> writing) {
    var resume =
        task.resume() != null && task.resume().isObject()
            ? task.resume()
            : JsonNodeFactory.instance.objectNode();
    var text = task.text() == null ? "" : Truncation.truncate(task.text().strip(), LONGEST_REQUEST);
    var reading = reader.read(text, resume, task.earlier());
    var texts = ReplyTexts.in(reading.language());
    var advice = Advice.NONE;
    for (var request : reading.requests()) {
      advice = advice.and(new Response(resume, task.facts(), request, texts).advice());
    }
    var suggestions = advice.suggestions().stream().distinct().limit(MOST).toList();
    var supported = suggestions.stream().filter(task.isSupported()).toList();
    var reply = reply(texts, supported, suggestions.size() - supported.size(), advice.remarks());
    for (var line : reply.split("(?<=\n)")) {
      writing.accept(line);
    }
    return new BuilderAnswer(reply, reading.language(), suggestions);
  }

  private static String reply(
      ReplyTexts texts, List<Suggestion> supported, int refused, List<String> remarks) {
    var lines = new ArrayList<String>();
    if (!supported.isEmpty()) {
      lines.add(texts.of(ReplyText.FOUND));
      supported.forEach(it -> lines.add("- " + it.title()));
      lines.add(texts.of(ReplyText.NOTHING_CHANGES));
    } else if (refused > 0) {
      lines.add(texts.of(ReplyText.UNSUPPORTED));
    }
    lines.addAll(remarks);
    if (lines.isEmpty()) {
      lines.add(texts.of(ReplyText.NOTHING_FOUND));
    }
    return Truncation.abbreviate(String.join("\n", lines), LONGEST_REPLY);
  }

  /** Decides what one request asks for. */
  private final class Response {

    private final JsonNode resume;
    private final Request request;
    private final ReplyTexts texts;
    private final HeadAdvice head;
    private final CutAdvice cut;
    private final WordingAdvice wording;
    private final Selection selection;

    Response(JsonNode resume, List<String> facts, Request request, ReplyTexts texts) {
      this.resume = resume;
      this.request = request;
      this.texts = texts;
      head = new HeadAdvice(resume, facts, texts);
      cut = new CutAdvice(resume, texts);
      wording = new WordingAdvice(resume, rewording, texts);
      selection = new Selection(resume, request);
    }

    Advice advice() {
      var topic = request.firstOf(ELSEWHERE);
      if (request.has(RequestConcept.UNDO)) {
        return remark(ReplyText.UNDO);
      }
      if (isStatement()) {
        return remark(isOfEntry() ? ReplyText.EDITED : ReplyText.EDITOR);
      }
      if (isForeign()) {
        return offTopic();
      }
      if (request.has(RequestConcept.TRANSLATE)) {
        return remark(ReplyText.TRANSLATE);
      }
      if (topic.isPresent()) {
        return remark(ReplyText.valueOf(topic.get().name()));
      }
      if (request.has(RequestConcept.ABILITIES) && !request.hasAny(RequestConcept.TARGETS)) {
        return new Advice(List.of(), texts(ReplyText.ABLE, ReplyText.LIMITS));
      }
      return request.hasAny(RequestConcept.ACTIONS) ? action() : withoutAction();
    }

    /** "I worked at Acme until 2011" asks for nothing. */
    private boolean isStatement() {
      var isFact =
          request.has(RequestConcept.STATEMENT)
              || request.unexplained() > 0
                  && (request.hasAny(RequestConcept.SECTIONS) || request.hasAny(CONTACT));
      return (isOfEntry() || isFact && request.has(RequestConcept.OWN))
          && !request.hasAny(NOT_STATED)
          && !request.hasAny(RequestConcept.ACTIONS);
    }

    /** Whether the message tells when something was that an entry is about. */
    private boolean isOfEntry() {
      return TIME.matcher(request.text()).matches() && selection.isOfEntry();
    }

    /** Words of other subjects, or too many that neither rules nor resume know. */
    private boolean isForeign() {
      var isAboutResume =
          request.hasAny(RequestConcept.TARGETS)
              || request.has(RequestConcept.ONEPAGE)
              || selection.entry().isPresent();
      if (request.has(RequestConcept.FOREIGN)) {
        return !isNaming() || !isAboutResume && request.objects().isEmpty();
      }
      if (isNaming() || request.has(RequestConcept.TAILOR)) {
        return false;
      }
      if (!isAboutResume) {
        return request.unexplained() > 0;
      }
      var most = request.has(RequestConcept.OWN) ? 2 : request.has(RequestConcept.QUESTION) ? 0 : 1;
      return request.unexplained() > most;
    }

    /** Whether the request is about something that it names, which may be any words. */
    private boolean isNaming() {
      return request.hasAny(
          EnumSet.of(
              RequestConcept.ADD,
              RequestConcept.REMOVE,
              RequestConcept.REPLACE,
              RequestConcept.EMPHASIZE,
              RequestConcept.MOVE));
    }

    private Advice offTopic() {
      return new Advice(List.of(), texts(ReplyText.OFF_TOPIC, ReplyText.ABLE));
    }

    private Advice action() {
      if (request.has(RequestConcept.ONEPAGE)) {
        return cut.onePage();
      }
      if (request.has(RequestConcept.CANGO)) {
        return cut();
      }
      if (request.has(RequestConcept.MISSING)) {
        return new MissingAdvice(resume, texts).advice(head, wording);
      }
      if (request.has(RequestConcept.REPLACE) && !isFix()) {
        return new ReplaceAdvice(resume, request, texts).advice();
      }
      if (request.has(RequestConcept.SHORTEN)) {
        return shorten();
      }
      if (request.has(RequestConcept.REMOVE)) {
        return remove();
      }
      if (request.has(RequestConcept.EMPHASIZE)) {
        return new MoveAdvice(resume, request, texts).advice();
      }
      if (request.has(RequestConcept.SORT)) {
        return Advice.of(new OrderAdvice(resume, texts).suggestions(sections()))
            .or(
                remark(
                    request.hasAny(UNDATED) ? ReplyText.SORT_UNDATED : ReplyText.SORTED_ALREADY));
      }
      if (request.has(RequestConcept.ADD)) {
        return add();
      }
      if (request.has(RequestConcept.MOVE)) {
        return new MoveAdvice(resume, request, texts).advice();
      }
      if (request.has(RequestConcept.REWRITE)) {
        return rewrite();
      }
      if (request.has(RequestConcept.WRITE)) {
        return write();
      }
      return request.has(RequestConcept.FIX) ? fix() : review();
    }

    private Set<RequestConcept> sections() {
      return request.concepts().stream()
          .filter(RequestConcept.SECTIONS::contains)
          .collect(Collectors.toSet());
    }

    /** "Correct the dates" replaces nothing by a text that the request gives. */
    private boolean isFix() {
      return request.hasAny(RequestConcept.FLAWS)
          && request.objects().size() < 2
          && !ReplaceAdvice.isOfDetail(resume, request);
    }

    private Advice remove() {
      var isUnnamed = request.objects().isEmpty() && request.number() == null;
      if (isUnnamed && request.hasAny(RequestConcept.FLAWS)) {
        return fix();
      }
      // "What would you remove?"
      return isUnnamed
              && request.has(RequestConcept.QUESTION)
              && !request.hasAny(RequestConcept.FIELDS)
          ? cut()
          : new RemoveAdvice(resume, request, texts).advice();
    }

    private Advice cut() {
      if (request.has(RequestConcept.HIGHLIGHTS)) {
        return cut.highlights();
      }
      if (request.has(RequestConcept.SUMMARY)) {
        return new ShortenAdvice(resume, texts).summary();
      }
      return request.firstOf(RequestConcept.SECTIONS).map(cut::section).orElseGet(cut::whole);
    }

    private Advice shorten() {
      var shorten = new ShortenAdvice(resume, texts);
      var named = selection.highlights();
      if (request.has(RequestConcept.SUMMARY)) {
        return shorten.summary();
      }
      if (request.has(RequestConcept.HIGHLIGHTS)) {
        return named.isEmpty() && request.number() != null
            ? remark(ReplyText.NO_SUCH_BULLET)
            : shorten.highlights(named);
      }
      if (!named.isEmpty()) {
        return shorten.highlights(named);
      }
      var entry = selection.entry();
      if (entry.isPresent() && !entry.get().highlights().isEmpty()) {
        return shorten.highlights(entry.get().highlights());
      }
      var section = request.firstOf(RequestConcept.SECTIONS);
      if (section.isPresent() && section.get() != RequestConcept.WORK) {
        return cut.section(section.get());
      }
      return section.isPresent() ? shorten.highlights(List.of()) : wholeShorter(shorten);
    }

    private Advice wholeShorter(ShortenAdvice shorten) {
      var whole = cut.whole();
      var summary = Advice.of(shorten.summary().suggestions());
      return whole.suggestions().isEmpty() ? summary.or(whole) : whole.and(summary);
    }

    private Advice add() {
      var isHead = request.has(RequestConcept.SUMMARY) || request.has(RequestConcept.HEADLINE);
      if (isHead && (request.payload() != null || !request.objects().isEmpty())) {
        return new ReplaceAdvice(resume, request, texts).advice();
      }
      if (isHead) {
        return head();
      }
      return new ReplaceAdvice(resume, request, texts)
          .contact()
          .orElseGet(() -> new AddAdvice(resume, request, texts).advice());
    }

    private Advice write() {
      if (request.has(RequestConcept.SUMMARY) || request.has(RequestConcept.HEADLINE)) {
        return request.payload() == null
            ? head()
            : new ReplaceAdvice(resume, request, texts).advice();
      }
      return request.hasAny(RequestConcept.TARGETS) ? remark(ReplyText.LIMITS) : offTopic();
    }

    /** What can be done for headline and summary; the words of those there are their owner's. */
    private Advice head() {
      if (request.has(RequestConcept.HEADLINE)) {
        var label = Place.text(resume.at(RequestConcept.HEADLINE.pointer()));
        return label.isEmpty()
            ? Advice.of(head.headline()).or(remark(ReplyText.EDITOR))
            : Advice.of(head.headlineWithSkills())
                .and(Advice.remark(texts.of(ReplyText.HEADLINE_THERE, label)));
      }
      var suggestions = head.summary();
      return Place.text(resume.at(RequestConcept.SUMMARY.pointer())).isEmpty()
          ? Advice.of(suggestions).or(remark(ReplyText.SUMMARY_NONE))
          : Advice.of(suggestions)
              .or(Advice.of(summary().suggestions()))
              .or(remark(ReplyText.SUMMARY_THERE));
    }

    /** The summary without filler words. */
    private Advice summary() {
      var text = resume.at(RequestConcept.SUMMARY.pointer()).asText("");
      var places = List.of(new Place(RequestConcept.SUMMARY.pointer(), "summary", text));
      return text.isBlank() ? remark(ReplyText.SUMMARY_NONE) : wording.advice(places);
    }

    private Advice rewrite() {
      if (request.payload() != null || request.objects().size() == 2) {
        return new ReplaceAdvice(resume, request, texts).advice();
      }
      if (request.has(RequestConcept.SUMMARY)) {
        return summary();
      }
      if (request.has(RequestConcept.HEADLINE)) {
        return head();
      }
      var named = selection.highlights();
      if (named.isEmpty() && request.number() != null) {
        return remark(ReplyText.NO_SUCH_BULLET);
      }
      return wording.advice(
          named.isEmpty()
              ? selection.entry().map(ResumeEntry::highlights).orElse(List.of())
              : named);
    }

    private Advice fix() {
      var advice = Advice.NONE;
      if (request.has(RequestConcept.DATES)) {
        advice = advice.and(new DatesAdvice(resume, texts).advice());
      }
      if (request.has(RequestConcept.DUPLICATES)) {
        advice =
            advice
                .and(Advice.of(new SkillsAdvice(resume, texts).duplicates()))
                .and(Advice.of(wording.duplicates()));
      }
      if (request.has(RequestConcept.FIGURES)) {
        advice = advice.and(remark(ReplyText.FIGURES));
      }
      var tidy = new TidyAdvice(resume, texts);
      if (request.has(RequestConcept.SPACES)) {
        advice = advice.and(Advice.of(tidy.spaces())).and(Advice.of(tidy.fullStops()));
      }
      if (request.has(RequestConcept.LINKS)) {
        advice = advice.and(Advice.of(tidy.urls()));
      }
      if (request.has(RequestConcept.EMPTY)) {
        advice = advice.and(Advice.of(tidy.emptyEntries()));
      }
      if (request.has(RequestConcept.SPELLING) || !request.hasAny(RequestConcept.FLAWS)) {
        advice = advice.and(tidied());
      }
      return request.has(RequestConcept.SPELLING) ? advice.and(remark(ReplyText.SPELLING)) : advice;
    }

    private Advice tidied() {
      return Advice.of(new TidyAdvice(resume, texts).all())
          .and(Advice.of(new DatesAdvice(resume, texts).suggestions()))
          .and(Advice.of(new SkillsAdvice(resume, texts).duplicates()));
    }

    private Advice review() {
      if (request.has(RequestConcept.SUMMARY) || request.has(RequestConcept.HEADLINE)) {
        return head();
      }
      if (request.has(RequestConcept.SKILLS)) {
        return Advice.of(new SkillsAdvice(resume, texts).duplicates());
      }
      if (request.has(RequestConcept.HIGHLIGHTS) || request.has(RequestConcept.WORK)) {
        return wording.advice(selection.highlights());
      }
      return request.hasAny(RequestConcept.FLAWS) ? fix() : reviewOfAll();
    }

    private Advice reviewOfAll() {
      var found =
          Advice.of(head.headline())
              .and(Advice.of(head.summary()))
              .and(Advice.of(wording.advice(List.of()).suggestions()))
              .and(Advice.of(new OrderAdvice(resume, texts).suggestions(Set.of())))
              .and(tidied());
      return wording.lacksFigures() ? found.and(remark(ReplyText.FIGURES)) : found;
    }

    private Advice withoutAction() {
      if (request.quoted() == 2) {
        return new ReplaceAdvice(resume, request, texts).advice();
      }
      if (request.has(RequestConcept.QUESTION) && HOW_MANY.matcher(request.text()).matches()) {
        return new Advice(List.of(), texts(ReplyText.NOT_UNDERSTOOD, ReplyText.ABLE));
      }
      if (request.hasAny(RequestConcept.FLAWS)) {
        return fix();
      }
      if (request.has(RequestConcept.SUMMARY) || request.has(RequestConcept.HEADLINE)) {
        return head();
      }
      var smallTalk = request.firstOf(SMALL_TALK);
      if (smallTalk.isPresent() && !request.hasAny(RequestConcept.TARGETS)) {
        return switch (smallTalk.get()) {
          case THANKS -> remark(ReplyText.THANKS);
          case ACCEPT -> remark(ReplyText.ACCEPT);
          case GREETING -> new Advice(List.of(), texts(ReplyText.GREETING, ReplyText.ABLE));
          default -> new Advice(List.of(), texts(ReplyText.ABLE, ReplyText.LIMITS));
        };
      }
      var isAboutResume =
          request.hasAny(RequestConcept.TARGETS)
              || request.concepts().stream().anyMatch(it -> it.number().isPresent())
              || !request.objects().isEmpty() && request.unexplained() == 0;
      return isAboutResume
          ? new Advice(List.of(), texts(ReplyText.NOT_UNDERSTOOD, ReplyText.ABLE))
          : offTopic();
    }

    private Advice remark(ReplyText text) {
      return Advice.remark(texts.of(text));
    }

    private List<String> texts(ReplyText... names) {
      return List.of(names).stream().map(it -> texts.of(it)).toList();
    }
  }
}
