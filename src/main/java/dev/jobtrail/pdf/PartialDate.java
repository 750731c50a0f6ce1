package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.DateFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats JSON Resume dates (2021, 2021-03 or 2021-03-04). */
record PartialDate(DateFormat format, PageWords words) {
  private static final Pattern FORM =
      Pattern.compile("(\\d{4})(?:-(?:(0[1-9]|1[0-2])|\\d{2})(?:-\\d{2})?)?");

  static PartialDate of(ResumeDesign design) {
    return new PartialDate(design.dateFormat(), PageWords.of(design.headingLanguage()));
  }

  /**
   * "2021" or "Mar 2021"; of a month that does not exist only the year. Text that is no date comes
   * back as it is.
   */
  String worded(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return text;
    }
    String year = matcher.group(1);
    if (matcher.group(2) == null) {
      return year;
    }
    int month = Integer.parseInt(matcher.group(2)) - 1;
    return switch (format) {
      case SHORT -> words.shortMonths().get(month) + " " + year;
      case LONG -> words.months().get(month) + words.ofYear() + year;
      case NUMERIC -> matcher.group(2) + "/" + year;
      case ISO -> year + "-" + matcher.group(2);
      case YEAR -> year;
    };
  }

  /** "Mar 2021 – Present"; a start without an end is taken as going on. */
  String range(String start, String end) {
    String from = worded(start);
    String to = worded(end);
    if (from.isEmpty()) {
      return to;
    }
    if (to.isEmpty()) {
      to = words.present();
    }
    return from.equals(to) ? from : from + " – " + to;
  }
}
