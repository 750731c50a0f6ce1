package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.company.CompanyFindings;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The companies found for the form of a target.
 *
 * @param operation the path of the operation that the form calls
 * @param carried the form's other fields, as they were filled in
 * @param options the companies to choose from, those chosen before first
 * @param failures the lines for which no company was found
 * @param problem why nothing was searched; null if it was
 * @param unfound the text to correct; empty if all of it was found
 * @param back the path of the page with the form
 */
@TemplateData
record CompaniesPage(
    String operation,
    List<CarriedField> carried,
    List<CompanyOption> options,
    List<CompanyFindings> failures,
    String problem,
    String unfound,
    String back) {

  /** A field of the form that is sent on. */
  @TemplateData
  record CarriedField(String name, String value) {}

  /**
   * A company to choose.
   *
   * @param index of its entry in the list of companies
   * @param value the entry as JSON
   * @param name its name for users
   * @param board the name of its board for users
   * @param jobs the number of its jobs in words; null if unknown
   * @param notes what to know before choosing it
   */
  @TemplateData
  record CompanyOption(
      int index,
      String value,
      String name,
      String board,
      String jobs,
      List<String> notes,
      boolean isTicked) {}

  /** The lines to correct. */
  static String unfound(List<CompanyFindings> failures) {
    return failures.stream().map(CompanyFindings::text).collect(Collectors.joining("\n"));
  }
}
