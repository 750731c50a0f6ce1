package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces texts with texts from a request. */
final class ReplaceAdvice {

  private static final int MOST_PLACES = 50;

  private static final Pattern PHONE = Pattern.compile("[+(]?\\d(?:[\\s()./-]{0,3}\\d){5,18}");
  private static final Pattern EMAIL =
      Pattern.compile("[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}.-]{1,190}\\.\\p{L}{2,24}");
  private static final Pattern DIGIT = Pattern.compile("\\d");

  private final JsonNode resume;
  private final Request request;
  private final ReplyTexts texts;

  ReplaceAdvice(JsonNode resume, Request request, ReplyTexts texts) {
    this.resume = resume;
    this.request = request;
    this.texts = texts;
  }

  Advice advice() {
    var by = request.payload();
    var objects = request.objects();
    if (isOfDetail(resume, request)) {
      return Advice.remark(texts.of(ReplyText.EDITED));
    }
    var contact = contact();
    if (contact.isPresent()) {
      return contact.get();
    }
    if (request.has(RequestConcept.HEADLINE) || request.has(RequestConcept.SUMMARY)) {
      var text = by == null && !objects.isEmpty() ? objects.getLast() : by;
      return text == null ? unnamed() : field(text);
    }
    if (request.has(RequestConcept.HIGHLIGHTS)) {
      return highlight(by == null && !objects.isEmpty() ? objects.getLast() : by);
    }
    return objects.size() == 2 ? everywhere(objects.getFirst(), objects.getLast()) : unnamed();
  }

  /** Whether it is a date, or a detail of an entry, that the request changes. */
  static boolean isOfDetail(JsonNode resume, Request request) {
    if (!request.has(RequestConcept.REPLACE) || request.objects().isEmpty()) {
      return false;
    }
    var first = request.objects().getFirst();
    return request.has(RequestConcept.DATES) && DIGIT.matcher(request.text()).find()
        || request.detail() != null
            && !new Lookup(resume).entries(first, EnumSet.noneOf(RequestConcept.class)).isEmpty();
  }

  /** Sets contact data, by their name or by what they are now; empty where none is meant. */
  Optional<Advice> contact() {
    return contact(RequestConcept.PHONE, PHONE)
        .or(() -> contact(RequestConcept.EMAIL, EMAIL))
        .or(this::person);
  }

  private Optional<Advice> contact(RequestConcept field, Pattern form) {
    var written =
        form.matcher(request.payload() == null ? request.text() : request.payload())
            .results()
            .map(MatchResult::group)
            .toList();
    var now = Place.text(resume.at(field.pointer()));
    if (written.isEmpty()
        || !request.has(field) && !comparable(written.getFirst()).equals(comparable(now))) {
      return Optional.empty();
    }
    return set(field, now, written.getLast());
  }

  /** Without what groups the digits of a number. */
  private static String comparable(String contact) {
    return contact.replaceAll("[\\s()./+-]", "").toLowerCase(Locale.ROOT);
  }

  private Optional<Advice> person() {
    var fields = EnumSet.of(RequestConcept.NAME, RequestConcept.CITY);
    var field = request.firstOf(fields);
    var isWhole = !request.has(RequestConcept.FIRST) && !request.has(RequestConcept.LAST);
    var by =
        request.payload() == null && request.objects().size() == 1
            ? request.objects().getFirst()
            : request.payload();
    return field.isEmpty() || !isWhole || by == null
        ? Optional.empty()
        : set(field.get(), Place.text(resume.at(field.get().pointer())), by);
  }

  private Optional<Advice> set(RequestConcept field, String now, String by) {
    return now.equals(by)
        ? Optional.empty()
        : Optional.of(
            Advice.of(
                Patch.of(resume, field.pointer(), by)
                    .suggestion(
                        texts.of(ReplyText.SET_FIELD, texts.of(field.title()), Patch.quote(by)),
                        texts.of(ReplyText.ASKED_WHY))));
  }

  private Advice unnamed() {
    return Advice.remark(texts.of(ReplyText.WHAT_TO_REPLACE));
  }

  private Advice field(String text) {
    var field =
        request.has(RequestConcept.HEADLINE) ? RequestConcept.HEADLINE : RequestConcept.SUMMARY;
    return Advice.of(
        Patch.of(resume, field.pointer(), text)
            .suggestion(
                texts.of(ReplyText.SET_FIELD, texts.of(field.title()), Patch.quote(text)),
                texts.of(ReplyText.ASKED_WHY)));
  }

  private Advice highlight(String text) {
    var named = new Selection(resume, request).highlights();
    if (named.size() != 1) {
      return Advice.remark(texts.of(ReplyText.NO_SUCH_BULLET));
    }
    var place = named.getFirst();
    return text == null
        ? unnamed()
        : Advice.of(
            new Patch()
                .replace(place.pointer(), place.text(), text)
                .suggestion(
                    texts.of(ReplyText.BULLET_REWORDED, Patch.quote(place.text())),
                    texts.of(ReplyText.ASKED_WHY)));
  }

  private Advice everywhere(String what, String by) {
    var pattern =
        Pattern.compile(
            "(?<![\\p{L}\\p{N}])" + Pattern.quote(what) + "(?![\\p{L}\\p{N}])",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    var patch = new Patch();
    var count = 0;
    for (var place : Place.all(resume)) {
      var after = pattern.matcher(place.text()).replaceAll(Matcher.quoteReplacement(by));
      if (!place.isDate() && !after.equals(place.text()) && count < MOST_PLACES) {
        patch.replace(place.pointer(), place.text(), after);
        count++;
      }
    }
    return patch.isEmpty()
        ? Advice.remark(texts.of(ReplyText.NOTHING_NAMED, Patch.quote(what)))
        : new Advice(
            List.of(
                patch.suggestion(
                    texts.of(ReplyText.REPLACE, Patch.quote(what), Patch.quote(by)),
                    texts.of(ReplyText.ASKED_WHY))),
            List.of());
  }
}
