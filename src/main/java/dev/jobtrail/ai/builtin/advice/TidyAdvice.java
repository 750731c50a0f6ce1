package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Spaces, full stops, addresses and entries that say nothing. */
final class TidyAdvice {

  private static final int MOST = 100;
  private static final Pattern DOMAIN =
      Pattern.compile(
          "(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.)+\\p{L}{2,}(?::\\d+)?(?:/\\S*)?");
  private static final Set<String> SECTIONS =
      Set.of(
          "work",
          "volunteer",
          "education",
          "awards",
          "certificates",
          "publications",
          "skills",
          "languages",
          "interests",
          "references",
          "projects");

  private final JsonNode resume;
  private final ReplyTexts texts;

  TidyAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
  }

  List<Suggestion> all() {
    return Stream.of(emptyEntries(), spaces(), fullStops(), urls()).flatMap(List::stream).toList();
  }

  List<Suggestion> spaces() {
    var patch = new Patch();
    var count = 0;
    for (var place : Place.all(resume)) {
      var tidy =
          place
              .text()
              .strip()
              .replaceAll("(?<=\\S)[ \\u00a0]{2,}(?=\\S)", " ")
              .replaceAll("[ \\t]+(?=\\n)", "");
      if (!tidy.equals(place.text()) && !tidy.isEmpty() && count < MOST) {
        patch.replace(place.pointer(), place.text(), tidy);
        count++;
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(texts.of(ReplyText.SPACES), texts.of(ReplyText.SPACES_WHY, count)));
  }

  /** In each list all highlights end with a full stop, or none does, as most of them do. */
  List<Suggestion> fullStops() {
    var lists = new LinkedHashMap<String, List<Place>>();
    for (var place : Place.highlights(resume)) {
      var list = place.pointer().substring(0, place.pointer().lastIndexOf('/'));
      lists.computeIfAbsent(list, it -> new ArrayList<>()).add(place);
    }
    var patch = new Patch();
    for (var list : lists.values()) {
      var ended = list.stream().filter(it -> it.text().strip().endsWith(".")).count();
      var isMixed = ended > 0 && ended < list.size();
      if (isMixed && list.stream().allMatch(TidyAdvice::isOneSentence)) {
        list.forEach(it -> end(it, ended * 2 > list.size(), patch));
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(texts.of(ReplyText.FULL_STOPS), texts.of(ReplyText.FULL_STOPS_WHY)));
  }

  private static boolean isOneSentence(Place place) {
    return !place
        .text()
        .strip()
        .matches("(?s).*(?:[.!?]\\s.*|[!?:;…]|\\.\\.|\\b(?:etc|Inc|Ltd|Co|Corp)\\.)");
  }

  private static void end(Place place, boolean withStop, Patch patch) {
    var text = place.text().strip();
    var has = text.endsWith(".");
    if (!text.isEmpty() && has != withStop) {
      patch.replace(
          place.pointer(), place.text(), has ? text.substring(0, text.length() - 1) : text + ".");
    }
  }

  List<Suggestion> urls() {
    var patch = new Patch();
    var paths = new ArrayList<String>();
    paths.add("/basics/url");
    for (var i = 0; i < resume.at("/basics/profiles").size(); i++) {
      paths.add("/basics/profiles/" + i + "/url");
    }
    for (var section :
        List.of("work", "volunteer", "education", "certificates", "publications", "projects")) {
      for (var i = 0; i < resume.path(section).size(); i++) {
        paths.add("/" + section + "/" + i + "/url");
      }
    }
    for (var path : paths) {
      var url = resume.at(path);
      if (url.isTextual() && DOMAIN.matcher(url.textValue()).matches()) {
        patch.replace(path, url, TextNode.valueOf("https://" + url.textValue()));
      } else if (url.isTextual() && url.textValue().isBlank()) {
        patch.remove(path, url);
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(patch.suggestion(texts.of(ReplyText.URLS), texts.of(ReplyText.URLS_WHY)));
  }

  List<Suggestion> emptyEntries() {
    var patch = new Patch();
    var count = 0;
    for (var member : resume.properties()) {
      if (!SECTIONS.contains(member.getKey()) || !member.getValue().isArray()) {
        continue;
      }
      var list = member.getValue();
      for (var i = list.size() - 1; i >= 0; i--) {
        var path = "/" + member.getKey() + "/" + i;
        if (saysNothing(list.get(i))) {
          patch.remove(path, list.get(i));
          count++;
        } else {
          count += emptyItems(patch, path + "/highlights", list.get(i).path("highlights"));
          count += emptyItems(patch, path + "/keywords", list.get(i).path("keywords"));
        }
      }
    }
    return patch.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(
                texts.of(ReplyText.EMPTY_ENTRIES), texts.of(ReplyText.EMPTY_ENTRIES_WHY, count)));
  }

  private static int emptyItems(Patch patch, String path, JsonNode items) {
    var count = 0;
    for (var i = items.size() - 1; i >= 0; i--) {
      if (items.isArray() && saysNothing(items.get(i))) {
        patch.remove(path + "/" + i, items.get(i));
        count++;
      }
    }
    return count;
  }

  private static boolean saysNothing(JsonNode node) {
    if (node.isValueNode()) {
      return node.isNull() || node.isTextual() && node.textValue().isBlank();
    }
    for (var part : node) {
      if (!saysNothing(part)) {
        return false;
      }
    }
    return true;
  }
}
