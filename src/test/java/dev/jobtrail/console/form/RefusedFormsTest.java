package dev.jobtrail.console.form;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.console.SampledPages;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The forms of all pages, sent without a script with one field that is refused. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class RefusedFormsTest {

  /** Longer than a field without a bound in the page may be. */
  private static final int TOO_LONG = 20_001;

  private static final Set<String> TYPED_INTO =
      Set.of("", "text", "email", "url", "tel", "search", "number", "textarea");

  @Inject StoredAttempts stored;

  @Test
  void showEveryFieldAgainAsItWasTyped() {
    var account = SampledPages.account();
    var lost = new ArrayList<String>();
    var sent = new HashSet<String>();
    int fields = 0;
    for (var path : SampledPages.paths(account, stored)) {
      for (var form : forms(page(account, path))) {
        if (isFilledInAgain(form) && sent.add(kind(form))) {
          for (var field : form.select("input[name], textarea[name]")) {
            if (isTypedInto(field)) {
              fields++;
              sendWrong(account, path, form, field, lost);
            }
          }
        }
      }
    }
    assertThat(lost).isEmpty();
    assertThat(fields).isGreaterThan(80);
  }

  @Test
  void sayWhatToSelectWhereNothingIsSelected() {
    var account = SampledPages.account();
    var path = "/app/pipeline/list";
    var form = page(account, path).selectFirst("#bulk");
    var values = Map.of("action:text", List.of("delete"));

    var answer = Jsoup.parse(send(account, path, form, values).asString());

    assertThat(answer.select("#bulk .fault").text())
        .isEqualTo("Nothing is selected. Select at least one entry, and try again.");
    assertThat(answer.select(".wrong, [aria-invalid]")).isEmpty();
  }

  /** The forms of resumes and tables keep what was typed by rules of their pages. */
  private static boolean isFilledInAgain(Element form) {
    return !form.attr("action").matches("/app/resumes/.*|/app/pipeline/table.*");
  }

  /** Not a field of the page alone, nor the text of a file. */
  private static boolean isTypedInto(Element field) {
    return TYPED_INTO.contains(type(field))
        && !field.attr("name").startsWith("_")
        && !field.attr("name").endsWith(":json");
  }

  private void sendWrong(
      TestAccount account, String path, Element form, Element field, List<String> lost) {
    var values = typed(form, field);
    var answer = send(account, path, form, values);
    var what = path + " " + form.attr("action") + " " + field.attr("name") + ": ";
    if (answer.statusCode() < 400) {
      lost.add(what + "was not refused");
      return;
    }
    var page = Jsoup.parse(answer.asString());
    var marked = page.select("[aria-invalid]");
    if (!marked.eachAttr("name").contains(field.attr("name"))) {
      lost.add(what + "is not marked: " + page.select(".fault, h1 + p").text());
      return;
    }
    var shown = values(marked.first().closest("form"));
    if (!shown.equals(values)) {
      lost.add(what + "shows " + shown);
    }
  }

  /** Equal for the same form of several pages or records. */
  private static String kind(Element form) {
    return form.attr("action").replaceAll("[0-9a-f-]{36}", "")
        + form.select("[name]").eachAttr("name");
  }

  /** What a browser sends, once something was typed into all fields. */
  private static Map<String, List<String>> typed(Element form, Element wrong) {
    int number = 0;
    for (var field : form.select("input[name], textarea[name]")) {
      var text = text(field, ++number);
      if (field == wrong) {
        text = refused(field);
      }
      if (field.normalName().equals("textarea")) {
        field.text(text);
      } else {
        field.val(text);
      }
    }
    for (var choice : form.select("input[type=radio][required]")) {
      var chosen = form.select("input[type=radio][checked]").eachAttr("name");
      if (!chosen.contains(choice.attr("name"))) {
        choice.attr("checked", true);
      }
    }
    return values(form);
  }

  private static String refused(Element field) {
    var most = field.attr("maxlength");
    return type(field).equals("number")
        ? "no number"
        : "x".repeat(most.isEmpty() ? TOO_LONG : Integer.parseInt(most) + 1);
  }

  private static String text(Element field, int number) {
    if (field.attr("name").matches(".*:(number|amount)")) {
      return String.valueOf(number);
    }
    if (field.attr("name").endsWith(":json")) {
      return "";
    }
    if (field.attr("name").equals("addresses")) {
      return "203.0.113." + number;
    }
    if (field.attr("name").endsWith("email")) {
      return "typed" + number + "@example.com";
    }
    return switch (type(field)) {
      case "email" -> "typed" + number + "@example.com";
      case "url" -> "https://example.com/" + number;
      case "number" -> String.valueOf(number);
      case "password" -> Api.PASSWORD;
      case "", "text", "tel", "search", "textarea" -> "typed " + number;
      default -> field.val();
    };
  }

  private static Map<String, List<String>> values(Element form) {
    var values = new LinkedHashMap<String, List<String>>();
    for (var field : form.select("input[name], textarea[name], select[name]")) {
      var isTicked = !Set.of("checkbox", "radio").contains(type(field)) || field.hasAttr("checked");
      if (isTicked && !type(field).equals("password") && !field.attr("name").equals("_page")) {
        values.computeIfAbsent(field.attr("name"), _ -> new ArrayList<>()).add(value(field));
      }
    }
    return values;
  }

  private static String value(Element field) {
    if (field.normalName().equals("select")) {
      var chosen = field.select("option[selected]");
      return chosen.isEmpty() ? field.select("option").val() : chosen.last().val();
    }
    return field.val().isEmpty() && field.hasAttr("checked") ? "on" : field.val();
  }

  private static String type(Element field) {
    return field.normalName().equals("input") ? field.attr("type") : field.normalName();
  }

  private static List<Element> forms(Document page) {
    var forms = new ArrayList<Element>(page.select("form[method=post]"));
    forms.removeIf(it -> it.closest("template") != null);
    return forms;
  }

  private static Document page(TestAccount account, String path) {
    return Jsoup.parse(given().cookie("jobtrail_session", account.session()).get(path).asString());
  }

  private static Response send(
      TestAccount account, String path, Element form, Map<String, List<String>> values) {
    var request =
        given()
            .redirects()
            .follow(false)
            .cookie("jobtrail_session", account.session())
            .header("Sec-Fetch-Site", "same-origin")
            .header("Referer", "https://jobtrail.example" + path)
            .contentType(ContentType.URLENC.withCharset("UTF-8"));
    values.forEach(request::formParam);
    for (var password : form.select("input[type=password]")) {
      request.formParam(password.attr("name"), Api.PASSWORD);
    }
    return request.post(form.hasAttr("action") ? form.attr("action") : path);
  }
}
