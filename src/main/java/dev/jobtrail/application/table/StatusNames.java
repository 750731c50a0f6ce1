package dev.jobtrail.application.table;

import dev.jobtrail.application.ApplicationStatus;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Names of statuses in spreadsheets and other trackers, in English, German, French and Spanish. */
final class StatusNames {

  private static final Map<String, ApplicationStatus> STATUSES = new HashMap<>();

  static {
    Arrays.stream(ApplicationStatus.values())
        .filter(it -> !it.isWork())
        .forEach(it -> add(it, it.wireName()));
    add(
        ApplicationStatus.SAVED,
        "bookmarked, wishlist, wish list, to apply, interested, backlog, to do, gemerkt, gespeichert, merkliste,"
            + " interessant, offen, enregistré, sauvegardé, à postuler, intéressé, guardado, por solicitar, pendiente");
    add(
        ApplicationStatus.READY,
        "preparing, applying, in preparation, draft, in vorbereitung, entwurf, en préparation, brouillon,"
            + " en preparación, borrador");
    add(
        ApplicationStatus.SUBMITTED,
        "applied, sent, application sent, waiting, pending, beworben, gesendet, verschickt, abgeschickt, versendet,"
            + " bewerbung verschickt, bewerbung gesendet, eingereicht, postulé, envoyé, candidature envoyée, en attente,"
            + " enviado, enviada, solicitado, postulado, aplicado, candidatura enviada");
    add(
        ApplicationStatus.SCREENING,
        "screen, phone screen, phone screening, recruiter screen, recruiter call, hr screen, in review, under review,"
            + " assessment, telefoninterview, telefonat, vorauswahl, in prüfung, présélection, entretien téléphonique,"
            + " preselección, entrevista telefónica, en revisión");
    add(
        ApplicationStatus.INTERVIEW,
        "interviewing, interviews, interviewed, interview scheduled, first interview, second interview, final interview,"
            + " final round, technical interview, onsite, on site, vorstellungsgespräch, gespräch, im gespräch, entretien,"
            + " entretiens, entrevista, entrevistas, en entrevista");
    add(
        ApplicationStatus.OFFER,
        "offers, offered, offer received, negotiating, negotiation, accepted, offer accepted, hired, angebot, zusage,"
            + " angenommen, offre, offre reçue, accepté, oferta, aceptado, contratado");
    add(
        ApplicationStatus.REJECTED,
        "rejection, not selected, turned down, denied, unsuccessful, absage, abgelehnt, abgesagt, refus, refusé, refusée,"
            + " rejeté, rechazado, rechazada, descartado");
    add(
        ApplicationStatus.WITHDRAWN,
        "withdrew, i withdrew, not interested, offer declined, zurückgezogen, retiré, retirée, retirado, retirada");
    add(
        ApplicationStatus.GHOSTED,
        "no response, no reply, no answer, keine antwort, keine rückmeldung, sans réponse, pas de réponse,"
            + " sin respuesta");
  }

  private StatusNames() {}

  /** The status that a cell names. */
  static Optional<ApplicationStatus> find(String cell) {
    return Optional.ofNullable(STATUSES.get(TableField.key(cell)));
  }

  private static void add(ApplicationStatus status, String names) {
    for (var name : names.split(",")) {
      STATUSES.put(TableField.key(name), status);
    }
  }
}
