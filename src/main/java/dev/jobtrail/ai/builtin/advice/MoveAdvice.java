package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;

/** Moves what a request names to the top or the end of its list, where it is seen most or least. */
final class MoveAdvice {

  private static final int MOST = 6;

  private final JsonNode resume;
  private final Request request;
  private final ReplyTexts texts;
  private final Lookup lookup;

  MoveAdvice(JsonNode resume, Request request, ReplyTexts texts) {
    this.resume = resume;
    this.request = request;
    this.texts = texts;
    lookup = new Lookup(resume);
  }

  Advice advice() {
    var selection = new Selection(resume, request);
    if (request.has(RequestConcept.HIGHLIGHTS) && request.number() != null) {
      var each = selection.named();
      // "put the walk bullet first" names it by its word
      var named = each.size() == 1 ? each : selection.highlights();
      return named.isEmpty()
          ? Advice.remark(texts.of(ReplyText.NO_SUCH_BULLET))
          : moved(named.getFirst());
    }
    if (request.objects().isEmpty()) {
      var entry = selection.entry();
      if (entry.isPresent()) {
        return moved(place(entry.get()));
      }
      return Advice.remark(
          texts.of(
              request.hasAny(RequestConcept.SECTIONS) || request.has(RequestConcept.SUMMARY)
                  ? ReplyText.LAYOUT
                  : ReplyText.WHAT_TO_MOVE));
    }
    var advice = Advice.NONE;
    for (var object : request.objects()) {
      advice = advice.and(named(mentioned(object)));
    }
    // both parts of "Smith & Jones" name the same entry
    return advice.suggestions().isEmpty()
        ? advice
        : Advice.of(advice.suggestions().stream().distinct().toList());
  }

  /** Of "Kubernetes migration" the word that the resume has, where it lacks the whole. */
  private String mentioned(String object) {
    if (lookup.skill(object).isPresent() || !lookup.highlights(object).isEmpty()) {
      return object;
    }
    return Tokenizer.tokenize(object).stream()
        .map(TextToken::surface)
        .filter(it -> lookup.skill(it).isPresent() || !lookup.highlights(it).isEmpty())
        .findFirst()
        .orElse(object);
  }

  private Advice named(String object) {
    var places = new ArrayList<Place>();
    lookup.skill(object).ifPresent(it -> places.addAll(withGroup(it)));
    if (places.isEmpty()) {
      lookup
          .entries(
              object,
              EnumSet.of(
                  RequestConcept.WORK,
                  RequestConcept.PROJECTS,
                  RequestConcept.CERTIFICATES,
                  RequestConcept.LANGUAGES))
          .stream()
          .map(MoveAdvice::place)
          .forEach(places::add);
    }
    var isAlone = !places.isEmpty() && !request.has(RequestConcept.EMPHASIZE);
    for (var bullet : isAlone ? List.<Place>of() : lookup.highlights(object)) {
      if (places.stream().noneMatch(it -> it.list().equals(bullet.list()))) {
        places.add(bullet);
      }
    }
    if (places.isEmpty()) {
      return Advice.remark(texts.of(ReplyText.NOT_MENTIONED, Patch.quote(object)));
    }
    var advice = Advice.NONE;
    for (var place : places.subList(0, Math.min(MOST, places.size()))) {
      advice = advice.and(moved(place));
    }
    // what is in its place already matters only where nothing moves
    return advice.suggestions().isEmpty()
        ? moved(places.getFirst())
        : Advice.of(advice.suggestions());
  }

  /** A keyword, and the group that it is in. */
  private List<Place> withGroup(Place skill) {
    if (!skill.field().equals("keywords")) {
      return List.of(skill);
    }
    var group = skill.pointer().replaceAll("/keywords/\\d+$", "");
    var name = Place.text(resume.at(group + "/name"));
    return Stream.of(skill, new Place(group, "name", name))
        .filter(it -> !it.text().isEmpty())
        .toList();
  }

  private static Place place(ResumeEntry entry) {
    return new Place(entry.pointer(), "entry", entry.title());
  }

  private Advice moved(Place place) {
    var last = resume.at(place.list()).size() - 1;
    var isDown = request.has(RequestConcept.BOTTOM) && !request.has(RequestConcept.TOP);
    var target = place.list() + "/" + (isDown ? last : 0);
    var quote = Patch.quote(place.text());
    if (target.equals(place.pointer())) {
      return Advice.remark(texts.of(ReplyText.IN_PLACE, quote));
    }
    return Advice.of(
        new Patch()
            .move(place.pointer(), resume.at(place.pointer()), target)
            .suggestion(
                texts.of(isDown ? ReplyText.MOVE_DOWN : ReplyText.MOVE_UP, quote),
                texts.of(ReplyText.MOVE_WHY)));
  }
}
