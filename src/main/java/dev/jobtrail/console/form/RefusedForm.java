package dev.jobtrail.console.form;

import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/**
 * A form that was refused: shown again on its page as it was sent, with the fault at its fields.
 * Browsers with scripts show the same by {@code console.js}.
 *
 * @param action the path and query that it was sent to
 * @param page the path and query of the page that it is on
 * @param typed the values of its fields
 * @param fault why it was refused, in the language of the page
 */
record RefusedForm(String action, String page, Map<String, List<String>> typed, ErrorBody fault) {

  /**
   * The name of a hidden field: the page that a form is on, which the browser's address does not
   * tell once a refused form was shown again.
   */
  static final String PAGE = "_page";

  /** Not sent back to the browser, which does not take files either. */
  private static final Set<String> SECRET = Set.of("password", "file");

  private static final Set<String> TICKED = Set.of("checkbox", "radio");

  /** The page with the form filled in, or empty if it does not have the form (any more). */
  Optional<String> in(String html) {
    var document = Jsoup.parse(html);
    document.outputSettings().prettyPrint(false);
    var forms = document.select("form[method=post]");
    forms.removeIf(it -> it.closest("template") != null);
    var sent =
        forms.stream().filter(this::isSentThere).max(Comparator.comparingInt(this::likeness));
    sent.ifPresent(
        form -> {
          forms.forEach(this::rememberPage);
          fill(form);
          offerToOverwrite(form);
          explain(document, form);
        });
    return sent.map(_ -> document.outerHtml());
  }

  private boolean isSentThere(Element form) {
    return action.equals(form.hasAttr("action") ? form.attr("action") : page);
  }

  /** Several forms of a page can call one operation: they differ in fields and hidden values. */
  private int likeness(Element form) {
    return (int)
        controls(form).stream()
            .filter(it -> typed.containsKey(it.attr("name")))
            .mapToLong(
                it -> isHidden(it) ? typed.get(it.attr("name")).contains(it.val()) ? 2 : 0 : 1)
            .sum();
  }

  private void rememberPage(Element form) {
    form.select("> input[name=" + PAGE + "]").remove();
    form.appendElement("input").attr("type", "hidden").attr("name", PAGE).val(page);
  }

  /** A record that was changed elsewhere is replaced by sending the form again. */
  private void offerToOverwrite(Element form) {
    if (fault.code() == ErrorCode.PRECONDITION_FAILED) {
      form.appendElement("input")
          .attr("type", "hidden")
          .attr("name", ShownValues.OVERWRITE)
          .val("true");
    }
  }

  private static Elements controls(Element form) {
    var controls = form.select("input[name], select[name], textarea[name]");
    if (!form.id().isEmpty()) {
      controls.addAll(form.ownerDocument().getElementsByAttributeValue("form", form.id()));
    }
    return controls;
  }

  private static boolean isHidden(Element control) {
    return type(control).equals("hidden");
  }

  private static String type(Element control) {
    return control.normalName().equals("input") ? control.attr("type") : control.normalName();
  }

  private void fill(Element form) {
    var seen = new ArrayList<String>(); // of controls of one name each has the next value
    for (var control : controls(form)) {
      var name = control.attr("name");
      var values = typed.getOrDefault(name, List.of());
      if (TICKED.contains(type(control))) {
        control.attr("checked", values.contains(control.val().isEmpty() ? "on" : control.val()));
      } else if (control.normalName().equals("select")) {
        control.select("option").forEach(it -> it.attr("selected", values.contains(it.val())));
      } else if (!SECRET.contains(type(control))) {
        int number = (int) seen.stream().filter(name::equals).count();
        if (number < values.size()) {
          put(control, values.get(number));
        }
        seen.add(name);
      }
    }
  }

  private static void put(Element control, String value) {
    if (control.normalName().equals("textarea")) {
      control.text("\n" + value); // the first line break of a text area is not of its text
    } else {
      control.val(value);
    }
  }

  private void explain(Document document, Element form) {
    var texts = new ArrayList<String>();
    var marked = new ArrayList<Element>();
    for (var detail : fault.details() == null ? List.<ErrorBody.Detail>of() : fault.details()) {
      if (isSelectedFrom(form, detail.field())) {
        texts.add(PageMessages.of(ConsoleMessages.class).selectFirst());
        continue;
      }
      var control = named(form, detail.field());
      control.ifPresent(it -> mark(it, detail));
      control.ifPresent(marked::add);
      if (texts.isEmpty()) {
        texts.add(control.map(it -> inWordsOf(form, it, detail)).orElse(fault.message()));
      } else if (control.isEmpty()) {
        texts.add(ErrorTexts.sentence(detail, RequestLanguage.current()));
      }
    }
    var place = place(document, form);
    place.text(texts.isEmpty() ? fault.message() : String.join("; ", texts));
    document.select("[autofocus]").removeAttr("autofocus");
    (marked.isEmpty() ? place.attr("tabindex", "-1") : marked.getFirst()).attr("autofocus", true);
    marked.add(form);
    marked.stream().flatMap(it -> it.parents().stream()).forEach(RefusedForm::unfold);
  }

  /** Whether a field is a selection from a list, of which nothing was selected. */
  private boolean isSelectedFrom(Element form, String field) {
    var name = field + ":values";
    return !typed.containsKey(name)
        && controls(form).stream()
            .anyMatch(it -> type(it).equals("checkbox") && it.attr("name").equals(name));
  }

  private static void unfold(Element part) {
    if (part.normalName().equals("details")) {
      part.attr("open", true);
    }
  }

  /** A message about one field, by the label that the form has for it. */
  private String inWordsOf(Element form, Element control, ErrorBody.Detail detail) {
    var labels = form.getElementsByAttributeValue("for", control.id());
    var label =
        labels.isEmpty()
            ? control.attr("aria-label")
            : labels.first().ownText().replaceAll("\\s*\\(.*\\)", "").strip();
    return label.isEmpty() || !fault.message().endsWith(" " + detail.message())
        ? fault.message()
        : label + " " + detail.message();
  }

  private static Element place(Document document, Element form) {
    var own = form.selectFirst("[data-fault]");
    var shared = own == null ? document.getElementById("fault") : own;
    return shared != null
        ? shared
        : form.prependElement("p").addClass("fault").attr("role", "alert");
  }

  /**
   * As the API names a field: {@code answers[0].question} is {@code answers.0.question} here, and
   * {@code tags[0]} can be a part of {@code tags}.
   */
  private static Optional<Element> named(Element form, String field) {
    var name = field.replaceAll("\\[(\\d+)]", ".$1");
    return exactly(form, name).or(() -> exactly(form, name.replaceFirst("\\.\\d+$", "")));
  }

  private static Optional<Element> exactly(Element form, String name) {
    return controls(form).stream()
        .filter(it -> !isHidden(it) && it.attr("name").split(":", 2)[0].equals(name))
        .findFirst();
  }

  private static void mark(Element control, ErrorBody.Detail detail) {
    var id = "wrong-" + detail.field().replaceAll("\\W", "-");
    control.attr("aria-invalid", "true");
    control.attr("aria-describedby", (control.attr("aria-describedby") + " " + id).strip());
    control.after(new Element("span").addClass("wrong").id(id).text(detail.message()));
  }
}
