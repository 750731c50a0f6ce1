package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.PayPeriod;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The language that a form is in, and the few words that are written into it. */
enum FormLanguage {
  ENGLISH(
      "en",
      "Yes",
      "No",
      Map.of("hour", "per hour", "day", "per day", "month", "per month", "year", "per year"),
      "the your you are do name first last and what this of"),
  GERMAN(
      "de",
      "Ja",
      "Nein",
      Map.of("hour", "pro Stunde", "day", "pro Tag", "month", "pro Monat", "year", "pro Jahr"),
      "der die das sie ihre ihr und vorname nachname name mochten haben ist wohnort lebenslauf land gehaltsvorstellung brutto"),
  FRENCH(
      "fr",
      "Oui",
      "Non",
      Map.of("hour", "par heure", "day", "par jour", "month", "par mois", "year", "par an"),
      "le la les votre vos vous prenom nom et avez etes pour ville"),
  SPANISH(
      "es",
      "Sí",
      "No",
      Map.of("hour", "por hora", "day", "por día", "month", "al mes", "year", "al año"),
      "el los su sus tu nombre apellido apellidos y tienes para ciudad correo"),
  PORTUGUESE(
      "pt",
      "Sim",
      "Não",
      Map.of("hour", "por hora", "day", "por dia", "month", "por mês", "year", "por ano"),
      "o os seu sua voce nome sobrenome e tem para cidade qual"),
  ITALIAN(
      "it",
      "Sì",
      "No",
      Map.of("hour", "all'ora", "day", "al giorno", "month", "al mese", "year", "all'anno"),
      "il lo gli tuo tua nome cognome e hai per citta indirizzo"),
  DUTCH(
      "nl",
      "Ja",
      "Nee",
      Map.of("hour", "per uur", "day", "per dag", "month", "per maand", "year", "per jaar"),
      "de het je jouw uw voornaam achternaam en heb bent woonplaats");

  private final Locale locale;
  private final String yes;
  private final String no;
  private final Map<String, String> perPeriod;
  private final Set<String> marks;

  FormLanguage(String code, String yes, String no, Map<String, String> perPeriod, String marks) {
    this.locale = Locale.of(code);
    this.yes = yes;
    this.no = no;
    this.perPeriod = perPeriod;
    this.marks = Set.of(marks.split(" "));
  }

  /** The one whose words the labels have most of; English where none has more. */
  static FormLanguage of(LabelledField asked, List<LabelledField> all) {
    var own = asked.label().split(" ");
    var words = all.stream().flatMap(it -> Arrays.stream(it.label().split(" "))).toList();
    return Arrays.stream(values())
        .max(
            Comparator.<FormLanguage>comparingLong(
                    it -> it.count(List.of(own)) * 2 + it.count(words))
                .thenComparing(Comparator.reverseOrder()))
        .orElse(ENGLISH);
  }

  private long count(List<String> words) {
    return words.stream().filter(marks::contains).count();
  }

  Locale locale() {
    return locale;
  }

  String word(boolean isYes) {
    return isYes ? yes : no;
  }

  /** A period in words, such as "per year". */
  String per(PayPeriod period) {
    return perPeriod.get(period.name().toLowerCase(Locale.ROOT));
  }
}
