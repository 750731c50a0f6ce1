package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Locale;

/** The reasons of a tailored resume's changes, in the language of the resume. */
final class Reasons {

  private static final Texts TEXTS = new Texts("tailoring-reasons.txt");

  private final String language;

  /** "; " */
  private final String then;

  Reasons(Language language) {
    this.language = language.name().toLowerCase(Locale.ROOT);
    this.then = language.sign("; ");
  }

  String text(String name) {
    return TEXTS.first(language + "." + name);
  }

  String text(String name, String place, String value) {
    return Texts.with(text(name), place, value);
  }

  String list(List<String> names) {
    return Texts.list(names, text("and"));
  }

  /** The term, with the part of the posting's line that names it where the line says more. */
  String asked(String term, String line) {
    return line.length() <= term.length() + 2
        ? text("term", "term", term)
        : text("line", "line", Texts.excerpt(line, term));
  }

  /** What some terms answer, with the part of the line that one of them answers. */
  String answers(String name, String terms, ProvenTerm one) {
    var line = one.asked().line();
    var quote =
        line.isEmpty() ? "" : " (" + text("quote", "line", Texts.excerpt(line, one.text())) + ")";
    return Texts.with(text(name, "term", terms), "line", quote);
  }

  /** The demand, and the text of the resume or the confirmed fact that proves the term. */
  String proven(ProvenTerm term) {
    var demand = asked(term.text(), term.asked().line());
    if (term.fact() != null) {
      return Texts.ended(demand + then + text("confirmed", "quote", Texts.cut(term.fact())));
    }
    var proof = term.proofs().getFirst();
    var shown = text("shown", "where", text("where." + proof.section(), "name", proof.name()));
    return Texts.ended(demand + then + Texts.with(shown, "quote", Texts.cut(proof.text())));
  }

  /** The demand, and the consequence for the resume. */
  String because(String term, String line, String consequence) {
    return Texts.ended(asked(term, line) + then + text(consequence));
  }
}
