package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces texts with texts from a request. */
final class ReplaceAdvice {

  private static final int MOST_PLACES = 50;

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
    if (request.has(RequestConcept.HEADLINE) || request.has(RequestConcept.SUMMARY)) {
      var text = by == null && !objects.isEmpty() ? objects.getLast() : by;
      return text == null ? unnamed() : field(text);
    }
    if (request.has(RequestConcept.HIGHLIGHTS)) {
      return highlight(by == null && !objects.isEmpty() ? objects.getLast() : by);
    }
    return objects.size() == 2 ? everywhere(objects.getFirst(), objects.getLast()) : unnamed();
  }

  private Advice unnamed() {
    return Advice.remark(texts.of(ReplyText.WHAT_TO_REPLACE));
  }

  private Advice field(String text) {
    var field =
        request.has(RequestConcept.HEADLINE) ? RequestConcept.HEADLINE : RequestConcept.SUMMARY;
    var name = field.pointer().substring("/basics/".length());
    return Advice.of(
        Patch.ofBasics(resume, name, text)
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
