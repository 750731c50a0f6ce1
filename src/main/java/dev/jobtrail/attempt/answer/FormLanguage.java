package dev.jobtrail.attempt.answer;

import dev.jobtrail.text.PayPeriod;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The language of a form and the words that are entered in it. */
enum FormLanguage {
  ENGLISH(
      "en",
      "Yes",
      "No",
      List.of(
          "per hour",
          "per day",
          "per week",
          "every two weeks",
          "twice a month",
          "per month",
          "per year"),
      "the your you are do name first last and what this of"),
  GERMAN(
      "de",
      "Ja",
      "Nein",
      List.of(
          "pro Stunde",
          "pro Tag",
          "pro Woche",
          "alle zwei Wochen",
          "pro halbem Monat",
          "pro Monat",
          "pro Jahr"),
      "der die das sie ihre ihr und vorname nachname name mochten haben ist wohnort lebenslauf land gehaltsvorstellung brutto"),
  FRENCH(
      "fr",
      "Oui",
      "Non",
      List.of(
          "par heure",
          "par jour",
          "par semaine",
          "toutes les deux semaines",
          "par demi-mois",
          "par mois",
          "par an"),
      "le la les votre vos vous prenom nom et avez etes pour ville"),
  SPANISH(
      "es",
      "Sí",
      "No",
      List.of(
          "por hora",
          "por día",
          "por semana",
          "cada dos semanas",
          "por quincena",
          "al mes",
          "al año"),
      "el los su sus tu nombre apellido apellidos y tienes para ciudad correo"),
  PORTUGUESE(
      "pt",
      "Sim",
      "Não",
      List.of(
          "por hora",
          "por dia",
          "por semana",
          "a cada duas semanas",
          "por quinzena",
          "por mês",
          "por ano"),
      "o os seu sua voce nome sobrenome e tem para cidade qual"),
  ITALIAN(
      "it",
      "Sì",
      "No",
      List.of(
          "all'ora",
          "al giorno",
          "a settimana",
          "ogni due settimane",
          "al mezzo mese",
          "al mese",
          "all'anno"),
      "il lo gli tuo tua nome cognome e hai per citta indirizzo"),
  DUTCH(
      "nl",
      "Ja",
      "Nee",
      List.of(
          "per uur",
          "per dag",
          "per week",
          "per twee weken",
          "per halve maand",
          "per maand",
          "per jaar"),
      "de het je jouw uw voornaam achternaam en heb bent woonplaats"),
  POLISH(
      "pl",
      "Tak",
      "Nie",
      List.of(
          "za godzinę",
          "dziennie",
          "tygodniowo",
          "co dwa tygodnie",
          "za pół miesiąca",
          "miesięcznie",
          "rocznie"),
      "imie nazwisko i czy jest twoje twoj masz na przetwarzanie miasto numer telefonu zgode jezyka"),
  SWEDISH(
      "sv",
      "Ja",
      "Nej",
      List.of(
          "per timme",
          "per dag",
          "per vecka",
          "varannan vecka",
          "per halvmånad",
          "per månad",
          "per år"),
      "och att jag du din ditt fornamn efternamn ort mobilnummer epost postadress har ar vilka godkanner"),
  DANISH(
      "da",
      "Ja",
      "Nej",
      List.of(
          "i timen",
          "om dagen",
          "om ugen",
          "hver anden uge",
          "per halve måned",
          "om måneden",
          "om året"),
      "og at jeg du din dit fornavn efternavn har er hvilke by postnummer"),
  NORWEGIAN(
      "nb",
      "Ja",
      "Nei",
      List.of(
          "per time",
          "per dag",
          "per uke",
          "annenhver uke",
          "per halve måned",
          "per måned",
          "per år"),
      "og at jeg du din ditt fornavn etternavn har er hvilke poststed postnummer");

  private final Locale locale;
  private final String yes;
  private final String no;

  /** In the order of {@link PayPeriod}. */
  private final List<String> perPeriod;

  private final Set<String> marks;

  FormLanguage(String code, String yes, String no, List<String> perPeriod, String marks) {
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
    return perPeriod.get(period.ordinal());
  }
}
