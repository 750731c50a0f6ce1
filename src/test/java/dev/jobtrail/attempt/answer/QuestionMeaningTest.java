package dev.jobtrail.attempt.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.attempt.answer.Reply.Ask;
import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionMeaningTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String PROFILE =
      """
      {"startDate": "2027-02-01", "noticePeriod": "3 months", "highestDegree": "Master of Science",
       "skillYears": [{"skill": "Java", "years": 8}, {"skill": "Spring Boot", "years": 5}],
       "answers": [{"question": "Are you willing to relocate to Berlin?", "answer": "Yes"},
         {"question": "How many years of experience do you have with Rust?", "answer": "2"},
         {"question": "What is your level of German?", "answer": "C1"}]}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          START_DATE    | Earliest start date
          START_DATE    | When can you start?
          START_DATE    | How soon could you start working with us?
          START_DATE    | What is your earliest possible start date?
          START_DATE    | Date Available
          START_DATE    | Frühestmögliches Eintrittsdatum
          START_DATE    | Ab wann sind Sie verfügbar?
          START_DATE    | Wann könnten Sie bei uns anfangen?
          START_DATE    | Date de disponibilité
          START_DATE    | Quand pouvez-vous commencer ?
          START_DATE    | ¿Cuándo puedes empezar?
          START_DATE    | Fecha de incorporación
          START_DATE    | Data de início
          START_DATE    | Quando puoi iniziare?
          START_DATE    | Vanaf wanneer kun je beginnen?
          NOTICE_PERIOD | How long is your notice period?
          NOTICE_PERIOD | Wie lang ist Ihre Kündigungsfrist
          HIGHEST_DEGREE | Highest level of education completed
          HIGHEST_DEGREE | What is your highest degree?
          HIGHEST_DEGREE | Höchster Bildungsabschluss
          HIGHEST_DEGREE | Niveau d'études
          HIGHEST_DEGREE | Nivel de estudios
          HIGHEST_DEGREE | Titolo di studio
          HIGHEST_DEGREE | Welchen höchsten Bildungsabschluss haben Sie?
          HIGHEST_DEGREE | Quel est votre niveau d'études le plus élevé ?
          HIGHEST_DEGREE | ¿Cuál es tu nivel máximo de estudios?
          HIGHEST_DEGREE | Nivel educativo
          TOTAL_YEARS    | Total years of professional experience
          TOTAL_YEARS    | How many years of work experience do you have?
          TOTAL_YEARS    | Wie viele Jahre Berufserfahrung haben Sie?
          TOTAL_YEARS    | Berufserfahrung in Jahren
          TOTAL_YEARS    | Combien d'années d'expérience professionnelle avez-vous ?
          TOTAL_YEARS    | ¿Cuántos años de experiencia laboral tienes?
          HIGHEST_DEGREE | Hoogst genoten opleiding
          START_DATE     | Od kiedy możesz zacząć pracę?
          START_DATE     | Dostępność od
          NOTICE_PERIOD  | Jaki jest Twój okres wypowiedzenia?
          HIGHEST_DEGREE | Wykształcenie
          TOTAL_YEARS    | Ile lat doświadczenia zawodowego masz?
          SOURCE         | Skąd dowiedziałeś się o naszej ofercie?
          """)
  void understandsTheQuestion(QuestionMeaning.Subject subject, String question) {
    assertThat(QuestionMeaning.of(QuestionText.normalized(question)))
        .contains(new QuestionMeaning(subject, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SKILL_YEARS    | java        | How many years of experience do you have with Java?
          SKILL_YEARS    | java        | Years of professional Java experience
          SKILL_YEARS    | spring boot | How many years of hands-on experience do you have using Spring Boot?
          SKILL_YEARS    | java        | Wie viele Jahre Erfahrung haben Sie mit Java?
          SKILL_YEARS    | java        | Combien d'années d'expérience avez-vous en Java ?
          SKILL_YEARS    | java        | ¿Cuántos años de experiencia tienes con Java?
          SKILL_YEARS    | java        | Quantos anos de experiência você tem com Java?
          SKILL_YEARS    | java        | Quanti anni di esperienza hai con Java?
          SKILL_YEARS    | java        | Hoeveel jaar ervaring heb je met Java?
          RELOCATION     | ''          | Are you willing to relocate?
          RELOCATION     | berlin      | Are you open to relocating to Berlin for this role?
          LANGUAGE_LEVEL | german      | What is your level of German?
          LANGUAGE_LEVEL | deutsch     | Sprachniveau Deutsch
          LANGUAGE_LEVEL | german      | How well do you speak German?
          LANGUAGE_LEVEL | english     | How would you rate your English skills?
          LANGUAGE_LEVEL | english     | How fluent are you in English?
          LANGUAGE_LEVEL | english     | Level of spoken and written English
          LANGUAGE_LEVEL | deutsch     | Wie gut sprechen Sie Deutsch?
          LANGUAGE_LEVEL | deutsch     | Ihre Deutschkenntnisse
          LANGUAGE_LEVEL | englisch    | Englischkenntnisse in Wort und Schrift
          LANGUAGE_LEVEL | danglais    | Quel est votre niveau d'anglais ?
          LANGUAGE_LEVEL | lallemand   | Maîtrise de l'allemand
          LANGUAGE_LEVEL | ingles      | ¿Qué nivel de inglés tienes?
          LANGUAGE_LEVEL | aleman      | ¿Cómo de bien hablas alemán?
          """)
  void tellsWhatItIsAbout(QuestionMeaning.Subject subject, String about, String question) {
    assertThat(QuestionMeaning.of(QuestionText.normalized(question)))
        .contains(new QuestionMeaning(subject, about));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "End date of your last job",
        "Start date of your employment at your previous company",
        "When did you start at your current company?",
        "What is your availability for an interview next week?",
        "Highest degree of your partner",
        "Why do you want this job?",
        "Do you have at least 5 years of experience with Java?",
        "How would you rate your years of experience compared with other candidates you know well?",
        "How long have you lived in Berlin?",
        "How many years of relevant experience do you have?",
        "Years of experience in a similar role",
        "How well do you know our products?",
        "How well do you speak German and French?"
      })
  void doesNotTakeAnotherQuestionForIt(String question) {
    assertThat(QuestionMeaning.of(QuestionText.normalized(question))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DATE   |                                   | When can you start?                            | 2027-02-01
          TEXT   |                                   | Ab wann können Sie anfangen?                   | 2027-02-01
          CHOICE | High School;Bachelor's;Master's   | Highest Education Obtained                     | Master's
          CHOICE | Abitur;Bachelor;Master;Promotion  | Höchster Abschluss                             | Master
          CHOICE | Lower;Higher                      | Highest Education Obtained                     | Ask
          NUMBER |                                   | Years of experience with Java                  | 8
          CHOICE | 0-2 years;3-5 years;6-10 years    | How many years of experience do you have with Java? | 6-10 years
          NUMBER |                                   | Years of experience with Java and Go           | Ask
          NUMBER |                                   | How many years of Rust experience do you have? | 2
          CHOICE | Yes;No                            | Would you be willing to relocate to Berlin?    | Yes
          CHOICE | Yes;No                            | Are you willing to relocate to Paris?          | Ask
          CHOICE | A1;B2;C1                          | German proficiency level                       | C1
          """)
  void answersByMeaning(FieldKind kind, String options, String question, String expected) {
    var reply = reply(kind, options, question);

    assertThat(reply instanceof Fill fill ? fill.values().getFirst() : "Ask").isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CHOICE | A1;A2;B1;B2;C1;C2                         | How well do you speak French?                  | B2
          CHOICE | Basic;Conversational;Fluent;Native        | How well do you speak English?                 | Fluent
          CHOICE | Grundkenntnisse;Gut;Fließend;Muttersprache | Wie gut sprechen Sie Deutsch?                 | Muttersprache
          CHOICE | Débutant;Intermédiaire;Courant;Langue maternelle | Quel est votre niveau d'anglais ?       | Courant
          CHOICE | Básico;Intermedio;Avanzado (C1);Nativo    | Nivel de español                               | Básico
          CHOICE | B2;C1;C2                                  | English level                                  | Ask
          CHOICE | Basic;Fluent                              | How well do you speak Polish?                  | Ask
          TEXT   |                                           | Deutschkenntnisse                              | Muttersprache
          NUMBER |                                           | Total years of experience                      | 7
          TEXT   |                                           | Berufserfahrung in Jahren                      | 7
          CHOICE | 0-2 ans;3-5 ans;6-10 ans                  | Combien d'années d'expérience avez-vous ?      | 6-10 ans
          CHOICE | Bachillerato;Grado;Máster;Doctorado       | ¿Cuál es tu nivel máximo de estudios?          | Máster
          CHOICE | Bac;Bac+3;Bac+5;Bac+8                     | Niveau d'études                                | Bac+5
          TEXT   |                                           | Höchster Abschluss                             | M.Sc. Informatik
          """)
  void answersFromTheResume(FieldKind kind, String options, String question, String expected)
      throws JsonProcessingException {
    var resume =
        MAPPER.readTree(
            """
            {"languages": [{"language": "German", "fluency": "Muttersprache"},
               {"language": "Englisch", "fluency": "Fluent"}, {"language": "French", "fluency": "B2"},
               {"language": "Spanish", "fluency": "Elementary proficiency"}, {"language": "Polish"}],
             "education": [{"studyType": "Bachelor of Science", "endDate": "2012"},
               {"studyType": "M.Sc. Informatik", "endDate": "2014-09"},
               {"studyType": "PhD", "startDate": "2025"}],
             "work": [{"startDate": "2015-01", "endDate": "2018-06"},
               {"startDate": "2017-01", "endDate": "2019-12"},
               {"startDate": "2024-06-01"}]}
            """);

    var reply = reply(kind, options, question, "{}", resume);

    assertThat(reply instanceof Fill fill ? fill.values().getFirst() : "Ask").isEqualTo(expected);
  }

  @Test
  void addsUpNoJobsOfWhichOneHasNoDate() throws JsonProcessingException {
    var resume =
        MAPPER.readTree("{\"work\": [{\"startDate\": \"2015-01\"}, {\"name\": \"Acme\"}]}");

    assertThat(reply(FieldKind.NUMBER, null, "Years of experience", "{}", resume))
        .isEqualTo(new Ask(false));
  }

  @Test
  void tellsWhichAnswerItRemembers() {
    var reply = reply(FieldKind.CHOICE, "Yes;No", "Would you be willing to relocate to Berlin?");

    assertThat(reply)
        .isEqualTo(
            new Fill(
                List.of("Yes"), Source.REMEMBERED, "Are you willing to relocate to Berlin?", null));
  }

  private static Reply reply(FieldKind kind, String options, String question) {
    return reply(kind, options, question, PROFILE, MAPPER.createObjectNode());
  }

  private static Reply reply(
      FieldKind kind, String options, String question, String saved, JsonNode resume) {
    var field =
        new FormField(
            "k",
            question,
            "",
            List.of(),
            kind,
            null,
            true,
            options == null ? List.of() : List.of(options.split(";")),
            List.of(),
            "",
            null,
            "");
    try {
      var profile = MAPPER.readValue(saved, ApplyProfile.class);
      var applicant =
          new Applicant(profile, resume, null, Map.of(), null, "Acme", LocalDate.of(2026, 11, 30));
      return new KnownAnswers(applicant).replyTo(field, List.of(field));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
