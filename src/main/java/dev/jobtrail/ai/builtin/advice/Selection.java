package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The bullets and entries that a request is about. */
final class Selection {

  private static final Set<RequestConcept> WITH_HIGHLIGHTS =
      EnumSet.of(RequestConcept.WORK, RequestConcept.PROJECTS, RequestConcept.VOLUNTEER);

  /** A name that is written with a capital. */
  private static final int SHORTEST_NAME = 4;

  /** A name that is written small. */
  private static final int LONG = 6;

  private final JsonNode resume;
  private final Request request;
  private final Lookup lookup;

  Selection(JsonNode resume, Request request) {
    this.resume = resume;
    this.request = request;
    this.lookup = new Lookup(resume);
  }

  /** The one entry that the request names, by name or as the newest, oldest, first or last. */
  Optional<ResumeEntry> entry() {
    for (var object : request.objects()) {
      var named = lookup.entries(object, EnumSet.noneOf(RequestConcept.class));
      if (named.size() == 1) {
        return Optional.of(named.getFirst());
      }
    }
    var section = request.firstOf(RequestConcept.SECTIONS).orElse(RequestConcept.WORK);
    var entries = ResumeEntry.of(resume, section);
    if (request.has(RequestConcept.NEWEST)) {
      return entries.stream().max(Comparator.comparing(ResumeEntry::lasts));
    }
    if (request.has(RequestConcept.OLDEST)) {
      return entries.stream().min(Comparator.comparing(ResumeEntry::lasts));
    }
    return request.has(RequestConcept.HIGHLIGHTS) || !request.hasAny(RequestConcept.SECTIONS)
        ? Optional.empty()
        : numbered(entries);
  }

  /** Whether the message has a telling word of an entry, such as of an employer's name. */
  boolean isOfEntry() {
    if (entry().isPresent()) {
      return true;
    }
    var words =
        Tokenizer.tokenize(request.text()).stream()
            .filter(it -> it.surface().length() >= (it.isCapitalized() ? SHORTEST_NAME : LONG))
            .map(TextToken::folded)
            .collect(Collectors.toSet());
    return ResumeEntry.all(resume).stream()
        .flatMap(it -> Tokenizer.tokenize(it.identity()).stream())
        .filter(TextToken::isCapitalized)
        .map(TextToken::folded)
        .anyMatch(words::contains);
  }

  /** The bullets that the request names, by number or text; none where it names none. */
  List<Place> highlights() {
    var all = entry().map(ResumeEntry::highlights).orElseGet(() -> Place.highlights(resume));
    if (request.number() != null && request.has(RequestConcept.HIGHLIGHTS)) {
      var count = Math.min(request.count(), all.size());
      return count < 2
          ? numbered(all).stream().toList()
          : request.number() < 0
              ? all.subList(all.size() - count, all.size())
              : all.subList(0, count);
    }
    if (entry().isPresent() && request.has(RequestConcept.HIGHLIGHTS)) {
      return all;
    }
    return request.objects().stream()
        .map(lookup::highlights)
        .filter(it -> !it.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /** The bullets that the request names one by one by their words. */
  List<Place> named() {
    return request.objects().stream()
        .map(lookup::highlights)
        .filter(it -> it.size() == 1)
        .map(List::getFirst)
        .distinct()
        .toList();
  }

  /** The position whose bullets a new one joins: the named one, else the newest. */
  Optional<ResumeEntry> entryForHighlight() {
    return entry()
        .filter(it -> WITH_HIGHLIGHTS.contains(it.section()))
        .or(
            () ->
                ResumeEntry.of(resume, RequestConcept.WORK).stream()
                    .max(
                        Comparator.comparing(ResumeEntry::lasts)
                            .thenComparing(Comparator.comparing(ResumeEntry::index).reversed())));
  }

  private <T> Optional<T> numbered(List<T> items) {
    var number = request.number();
    if (number == null || items.isEmpty() || number == 0 || number > items.size()) {
      return Optional.empty();
    }
    return Optional.of(items.get(number < 0 ? items.size() - 1 : number - 1));
  }
}
