package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The bullets and entries that a request is about. */
final class Selection {

  private static final Set<RequestConcept> WITH_HIGHLIGHTS =
      EnumSet.of(RequestConcept.WORK, RequestConcept.PROJECTS, RequestConcept.VOLUNTEER);

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

  /** The bullets that the request names, by number or text; none where it names none. */
  List<Place> highlights() {
    var all = entry().map(ResumeEntry::highlights).orElseGet(() -> Place.highlights(resume));
    if (request.number() != null && request.has(RequestConcept.HIGHLIGHTS)) {
      return numbered(all).stream().toList();
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
