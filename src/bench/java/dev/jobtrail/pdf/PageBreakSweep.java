package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;

/**
 * Prints resumes of 300 lengths in each template, and names the pages that end with a heading and
 * the paragraphs that leave a single line on a page.
 *
 * <p>Each word says which paragraph it is of, so that lines can be counted by page.
 */
final class PageBreakSweep {

  private static final int LENGTHS = 300;

  /** Words that the text grows by from one length to the next: less than a line. */
  private static final int STEP = 5;

  /** Of a summary: up to nine lines. */
  private static final int MOST_WORDS = 130;

  private static final Pattern HEADING = Pattern.compile("(?i)(?:heading|skills|experience).*");
  private static final Pattern PARAGRAPH = Pattern.compile("par(\\d+)x");

  private static int parted;

  private PageBreakSweep() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = System.out;
    var pdf = new ResumePdf();
    for (var template : ResumeTemplate.values()) {
      var faults = new ArrayList<String>();
      parted = 0;
      for (var length = 0; length < LENGTHS; length++) {
        var resume = resume(length * STEP);
        faults.addAll(faults(pdf.render(resume, template, "t", Instant.EPOCH), length));
      }
      out.printf(
          "%s: %d faults in %d lengths, %d paragraphs on two pages %s%n",
          template, faults.size(), LENGTHS, parted, faults);
    }
  }

  private static JsonNode resume(int words) {
    ObjectNode resume = new ObjectMapper().createObjectNode();
    resume.putObject("basics").put("name", "A");
    var work = resume.putArray("work");
    var paragraph = 0;
    var left = words;
    do {
      var job = work.addObject().put("position", "Heading").put("startDate", "2020");
      var own = Math.clamp(left, 12, MOST_WORDS);
      job.put("summary", ("par" + ++paragraph + "x ").repeat(own).strip());
      job.putArray("highlights").add(("par" + ++paragraph + "x ").repeat(own / 2).strip());
      left -= own;
    } while (left > 0);
    resume.putArray("skills").addObject().put("name", "par0x");
    return resume;
  }

  private static List<String> faults(byte[] bytes, int length) throws IOException {
    var faults = new ArrayList<String>();
    var linesOf = new LinkedHashMap<String, List<Integer>>();
    try (var document = Loader.loadPDF(bytes)) {
      var pages = document.getNumberOfPages();
      for (var page = 1; page <= pages; page++) {
        var stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        stripper.setSortByPosition(true);
        var lines = stripper.getText(document).strip().lines().toList();
        if (HEADING.matcher(lines.getLast()).matches()) {
          faults.add(length + ": page " + page + " ends with a heading");
        }
        for (var line : lines) {
          var named = PARAGRAPH.matcher(line);
          if (named.find()) {
            linesOf.computeIfAbsent(named.group(1), _ -> new ArrayList<>()).add(page);
          }
        }
      }
    }
    linesOf.forEach(
        (paragraph, pages) -> {
          var first = pages.stream().filter(pages.getFirst()::equals).count();
          parted += first < pages.size() ? 1 : 0;
          if (first < pages.size() && (first == 1 || pages.size() - first == 1)) {
            faults.add(length + ": paragraph " + paragraph + " leaves a line");
          }
        });
    return faults;
  }
}
