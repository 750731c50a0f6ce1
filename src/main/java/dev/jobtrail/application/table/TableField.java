package dev.jobtrail.application.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the cells of a column are, with its usual headings in English, German, French and Spanish,
 * in our own export and in those of other trackers.
 */
public enum TableField {
  @JsonProperty("title")
  TITLE(
      "title, job title, position, job position, role, job, job name, position title, stelle, stellenbezeichnung,"
          + " stellentitel, jobtitel, titel, poste, intitulé du poste, titre, puesto, cargo, título"),
  @JsonProperty("company")
  COMPANY(
      "company, company name, employer, organization, organisation, firma, unternehmen, arbeitgeber, entreprise,"
          + " société, employeur, empresa, compañía, empleador"),
  @JsonProperty("url")
  URL(
      "url, link, job url, job link, job post url, job posting url, job posting link, posting, posting url, job post,"
          + " web link, website, stellenlink, anzeige, lien, annonce, lien de l'annonce, enlace, anuncio"),
  @JsonProperty("location")
  LOCATION(
      "location, job location, city, place, ort, standort, stadt, arbeitsort, lieu, ville, ubicación, lugar, ciudad"),
  @JsonProperty("status")
  STATUS(
      "status, stage, list, list name, state, phase, application status, current status, stand, statut, étape, estado,"
          + " etapa, fase"),
  @JsonProperty("submitted_at")
  SUBMITTED_AT(
      "submitted at, submitted, applied, date applied, applied at, applied on, applied date, application date,"
          + " date of application, date submitted, submission date, submitted on, date sent, sent on, applied when,"
          + " date of applying, beworben, beworben am, bewerbungsdatum, bewerbung am, bewerbung vom, datum bewerbung,"
          + " datum der bewerbung, bewerbung gesendet am, abgeschickt am, gesendet am, versendet am, versandt am,"
          + " eingereicht am, date de candidature, date candidature, date de la candidature, date d'envoi,"
          + " date de postulation, date de soumission, candidature envoyée le, candidaté le, envoyée le, envoyé le,"
          + " postulé le, fecha de solicitud, fecha solicitud, fecha de candidatura, fecha candidatura,"
          + " fecha de la candidatura, fecha de postulación, fecha de aplicación, fecha de envío, fecha envío,"
          + " enviado el, enviada el, solicitado el"),
  @JsonProperty("posted_at")
  POSTED_AT(
      "posted at, posted, date posted, posted on, veröffentlicht am, publiée le, date de publication, publicado"),
  @JsonProperty("follow_up_on")
  FOLLOW_UP_ON(
      "follow up on, follow up, follow up date, next follow up, next action date, wiedervorlage, nachfassen am,"
          + " relance, date de relance, seguimiento, fecha de seguimiento"),
  @JsonProperty("salary")
  SALARY(
      "salary, salary range, pay, pay range, compensation, gehalt, gehaltsspanne, vergütung, salaire, rémunération,"
          + " salario, sueldo, remuneración"),
  @JsonProperty("salary_min")
  SALARY_MIN(
      "salary min, min salary, minimum salary, gehalt min, mindestgehalt, salaire min, salario mínimo"),
  @JsonProperty("salary_max")
  SALARY_MAX(
      "salary max, max salary, maximum salary, gehalt max, höchstgehalt, salaire max, salario máximo"),
  @JsonProperty("salary_currency")
  SALARY_CURRENCY("salary currency, currency, währung, devise, moneda"),
  @JsonProperty("description")
  DESCRIPTION(
      "description, job description, stellenbeschreibung, beschreibung, description du poste, descripción,"
          + " descripción del puesto"),
  @JsonProperty("tags")
  TAGS("tags, labels, schlagwörter, étiquettes, etiquetas"),
  @JsonProperty("is_remote")
  IS_REMOTE("is remote, remote, télétravail, a distancia, remoto"),
  @JsonProperty("employment_type")
  EMPLOYMENT_TYPE(
      "employment type, job type, contract type, anstellungsart, beschäftigungsart, vertragsart, type de contrat,"
          + " type d'emploi, tipo de contrato, tipo de empleo"),
  @JsonProperty("source")
  SOURCE("source, quelle, fuente"),
  @JsonProperty("submitted_via")
  SUBMITTED_VIA("submitted via"),
  @JsonProperty("archived_at")
  ARCHIVED_AT("archived at, archived on, archiviert am, archivée le, archivado el"),
  @JsonProperty("contact_name")
  CONTACT_NAME(
      "contact, contact name, contact person, recruiter, recruiter name, hiring manager, ansprechpartner,"
          + " ansprechpartnerin, kontakt, interlocuteur, contacto, reclutador"),
  @JsonProperty("contact_email")
  CONTACT_EMAIL(
      "contact email, contact e-mail, recruiter email, email, e-mail, courriel, correo, correo electrónico"),
  @JsonProperty("notes")
  NOTES(
      "notes, note, comment, comments, remarks, notizen, notiz, bemerkung, bemerkungen, kommentar, kommentare,"
          + " remarque, remarques, commentaire, commentaires, notas, nota, comentario, comentarios");

  /** Headings of any date: the date of application where no other column is called that. */
  private static final Set<String> ANY_DATE = keys("date, dates, datum, fecha");

  private final Set<String> headings;

  TableField(String headings) {
    this.headings = keys(headings);
  }

  /** Whether its texts are dates. */
  public boolean isDate() {
    return this == SUBMITTED_AT || this == POSTED_AT || this == FOLLOW_UP_ON || this == ARCHIVED_AT;
  }

  /** The field that a heading usually names. */
  static Optional<TableField> named(String heading) {
    var key = key(heading);
    return Arrays.stream(values()).filter(it -> it.headings.contains(key)).findFirst();
  }

  /**
   * The fields that the headings of a table usually name, null for an unknown one. Only notes can
   * be in several columns; of other fields, the first column counts.
   */
  static List<TableField> named(List<String> headings) {
    var fields = new ArrayList<TableField>();
    for (var heading : headings) {
      var field = named(heading).orElse(null);
      fields.add(field != NOTES && fields.contains(field) ? null : field);
    }
    for (var i = 0; i < fields.size() && !fields.contains(SUBMITTED_AT); i++) {
      if (ANY_DATE.contains(key(headings.get(i)))) {
        fields.set(i, SUBMITTED_AT);
      }
    }
    return fields;
  }

  private static Set<String> keys(String headings) {
    return Arrays.stream(headings.split(","))
        .map(TableField::key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Letters and digits alone: "Job URL", "job_url" and "jobUrl" are the same heading. */
  static String key(String heading) {
    return Tokenizer.fold(heading).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
