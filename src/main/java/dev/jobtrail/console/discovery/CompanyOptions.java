package dev.jobtrail.console.discovery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.console.discovery.CompaniesPage.CarriedField;
import dev.jobtrail.console.discovery.CompaniesPage.CompanyOption;
import dev.jobtrail.discovery.CompanyOnBoard;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.discovery.company.CompanyFinder;
import dev.jobtrail.discovery.company.CompanyFindings;
import dev.jobtrail.discovery.company.FoundCompany;
import dev.jobtrail.discovery.company.FoundCompany.FoundBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the companies that the form of a target asks for. */
@ApplicationScoped
class CompanyOptions {

  /** The name of a company's box; rows that are typed have smaller indexes. */
  private static final Pattern BOX = Pattern.compile("companies\\.[5-9][0-9]{2}:json");

  private static final int FIRST_BOX = 500;
  private static final int MOST_BOXES = 200;
  private static final String LINES = "_companies";
  private static final String EMPLOYER = "_employer";
  private static final String OPERATION = "_operation";
  private static final String NEXT = "_next";

  private static final Pattern OF_TARGET =
      Pattern.compile("discovery/(?:resumes/[0-9a-f-]{36}/targets|targets/[0-9a-f-]{36})");

  private final CompanyFinder finder;
  private final Boards boards;
  private final ObjectMapper mapper;

  CompanyOptions(CompanyFinder finder, Boards boards, ObjectMapper mapper) {
    this.finder = finder;
    this.boards = boards;
    this.mapper = mapper;
  }

  /**
   * The page for a form. Blocks.
   *
   * @param back the path of the page with the form
   * @throws ApiException NOT_FOUND for a form that is not of a target
   */
  CompaniesPage of(Map<String, List<String>> form, String back) {
    var operation = form.getOrDefault(OPERATION, List.of("")).getLast();
    if (!OF_TARGET.matcher(operation).matches()) {
      throw ApiException.notFound();
    }
    var text = Stream.of(LINES, EMPLOYER).map(it -> last(form, it)).filter(it -> !it.isBlank());
    var lines = String.join("\n", text.toList());
    var next = form.containsKey(NEXT) ? last(form, NEXT) : back;
    try {
      var findings = lines.isEmpty() ? List.<CompanyFindings>of() : finder.find(lines);
      var failures = findings.stream().filter(it -> it.problem() != null).toList();
      return new CompaniesPage(
          operation,
          carried(form, next),
          options(form, findings),
          failures,
          lines.isEmpty() ? words().enterLink() : null,
          CompaniesPage.unfound(failures),
          next);
    } catch (ApiException e) {
      return new CompaniesPage(
          operation,
          carried(form, next),
          options(form, List.of()),
          List.of(),
          words()
              .companiesNotSearched(ErrorTexts.in(e.body(), RequestLanguage.current()).message()),
          lines,
          next);
    }
  }

  private static DiscoveryMessages words() {
    return PageMessages.of(DiscoveryMessages.class);
  }

  private static String last(Map<String, List<String>> form, String name) {
    return form.getOrDefault(name, List.of("")).getLast();
  }

  private static List<CarriedField> carried(Map<String, List<String>> form, String next) {
    var fields = new ArrayList<CarriedField>();
    form.forEach(
        (name, values) -> {
          if (!BOX.matcher(name).matches() && !List.of(LINES, EMPLOYER, NEXT).contains(name)) {
            values.forEach(it -> fields.add(new CarriedField(name, it)));
          }
        });
    fields.add(new CarriedField(NEXT, next));
    return fields;
  }

  /** The companies chosen before, then the companies found now. */
  private List<CompanyOption> options(
      Map<String, List<String>> form, List<CompanyFindings> findings) {
    var options = new LinkedHashMap<CompanyOnBoard, CompanyOption>();
    form.forEach(
        (name, values) -> {
          if (BOX.matcher(name).matches()) {
            chosen(values.getLast())
                .ifPresent(it -> options.putIfAbsent(it, option(it, options.size())));
          }
        });
    findings.stream()
        .flatMap(it -> it.companies().stream())
        .forEach(it -> options.putIfAbsent(it.onBoard(), option(it, options.size())));
    return options.values().stream().limit(MOST_BOXES).toList();
  }

  private Optional<CompanyOnBoard> chosen(String json) {
    try {
      return Optional.ofNullable(mapper.readValue(json, CompanyOnBoard.class))
          .filter(it -> it.board() != null && it.slug() != null);
    } catch (JsonProcessingException _) {
      return Optional.empty();
    }
  }

  private CompanyOption option(CompanyOnBoard chosen, int number) {
    return new CompanyOption(
        FIRST_BOX + number,
        json(chosen),
        chosen.slug(),
        boards.name(chosen.board()),
        null,
        List.of(),
        true);
  }

  private CompanyOption option(FoundCompany found, int number) {
    var hasName = found.name() != null && !found.name().equalsIgnoreCase(found.slug());
    return new CompanyOption(
        FIRST_BOX + number,
        json(found.onBoard()),
        hasName ? found.name() + " (" + found.slug() + ")" : found.slug(),
        boards.name(found.board()),
        jobs(found),
        notes(found),
        found.isLikely() && found.answered());
  }

  private static String jobs(FoundCompany found) {
    return found.answered() && found.jobs() != null ? words().openJobs(found.jobs()) : null;
  }

  private static List<String> notes(FoundCompany found) {
    var notes = new ArrayList<String>();
    if (found.note() != null) {
      notes.add(PageMessages.translated(found.note()));
    }
    if (!found.answered()) {
      notes.add(words().addAnyway());
    }
    if (found.foundBy() == FoundBy.CATALOGUE) {
      notes.add(words().fromCatalogue());
    } else if (!found.isLikely()) {
      notes.add(words().onlyMentioned());
    }
    return notes;
  }

  private String json(CompanyOnBoard company) {
    try {
      return mapper.writeValueAsString(company);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a company is always JSON", e);
    }
  }
}
