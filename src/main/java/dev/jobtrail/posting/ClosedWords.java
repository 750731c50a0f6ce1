package dev.jobtrail.posting;

import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Sentences;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;

/** Finds the sentence by which a page says that its job is closed. */
final class ClosedWords {

  /** A notice is short; a longer sentence is prose about jobs in general. */
  private static final int LONGEST = 200;

  private static final String INVISIBLE =
      "script, style, template, noscript, dialog:not([open]), [hidden], [aria-hidden=true],"
          + " [style~=(?i)(display:\\s*none|visibility:\\s*hidden)]";

  /** Words before a statement that make it no statement about now. */
  private static final Pattern CONDITION =
      Pattern.compile(
          "^(?:se|om|als|caso)\\b|\\b(?:if|when|whenever|once|whether|should|until|till|unless|before"
              + "|after|as soon as|wenn|falls|sobald|sollten?|bis|ob|nachdem|bevor|si|s['’]il|lorsque"
              + "|quand|dès|tant|jusqu['’]\\p{L}+|cuando|hasta|una vez|quando|até|fino|finché|qualora"
              + "|indien|wanneer|zodra|totdat|jeśli|jeżeli|gdy|dopóki|när|tills|hvis|når)\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

  private static final String JOB =
      "(?:job|position|role|post|posting|vacancy|opening|opportunity|listing|requisition|advert"
          + "|advertisement|competition|campaign)";

  private static final Pattern CLOSED = closed();

  private ClosedWords() {}

  private static Pattern closed() {
    var english =
        List.of(
            "\\b(?:this|that|the|your|requested) (?:[\\w-]+ ){0,3}?"
                + JOB
                + "\\b[^.!?;]{0,70}?\\b(?:is|has|was|are|['’]s)\\b (?:\\w+ ){0,2}?"
                + "(?:no longer (?:available|open|active|accepting|posted|live|listed|being|valid"
                + "|online|advertised|recruiting|hiring|on|vacant)"
                + "|(?:been |now |already |recently |since )*(?:closed(?! (?:to|on) )|filled(?! by)"
                + "|expired|removed|deleted|unpublished|archived|withdrawn|taken down|cancell?ed"
                + "|unavailable|deactivated)"
                + "|not (?:currently )?(?:available(?! (?:for|in|to|as|with|on))|found|accepting)\\b)",
            "\\b(?:this|that|the) (?:[\\w-]+ ){0,3}?"
                + JOB
                + "\\b[^.!?;]{0,70}?\\b(?:no longer exists|does(?: not|n['’]t) exist|expired"
                + "|(?:could not|cannot|can['’]t|couldn['’]t) be found)",
            "\\b"
                + JOB
                + "\\b (?:that )?you\\b[^.!?;]{0,70}?(?:no longer|closed|filled|expired|not (?:be )?"
                + "found|does(?:n['’]t| not) exist|unavailable|been removed)",
            "\\b(?:we (?:are|['’]re)|we['’]re|employer is|company is) (?:\\w+ )?no longer (?:accepting"
                + "|hiring|recruiting|considering|taking)(?: \\w+){0,2}? for (?:this|the)\\b",
            "\\bapplications? (?:for (?:this|the) [^.!?;]{0,50})?(?:are|is|have|has)(?: now| been)*"
                + " closed\\b",
            "\\bno longer accepting (?:new |any )*(?:applications|applicants|candidates)"
                + "(?= for (?:this|the)\\b|[.!]?$)",
            "^(?:sorry,? )?"
                + JOB
                + "(?: posting| opening| listing)? (?:(?:is|has|was)(?: been)? )?(?:not found|closed"
                + "|filled|expired|unavailable|removed|no longer (?:available|active|open|exists))"
                + "[.!]?$");
    var german =
        List.of(
            "\\b(?:diese[rs]?|die|das|der|unsere|ihre|deine) (?:\\p{L}+ ){0,2}?(?:stelle\\p{L}*|job\\p{L}*"
                + "|position|anzeige|ausschreibung|vakanz|inserat|angebot)\\b[^.!?;]{0,70}?"
                + "(?:nicht (?:mehr|länger) (?:verfügbar|ausgeschrieben|online|aktiv|offen|vakant"
                + "|aktuell|vorhanden|zu besetzen|veröffentlicht|frei)|existiert nicht mehr"
                + "|(?:ist|sind|wurde) (?:\\p{L}+ ){0,2}?(?:besetzt|vergeben|abgelaufen|geschlossen"
                + "|deaktiviert|archiviert|offline|beendet|gelöscht|entfernt)(?! werden))",
            "^(?:leider )?(?:stelle\\p{L}*|job\\p{L}*|position|anzeige|ausschreibung) (?:ist )?(?:leider )?"
                + "(?:nicht (?:mehr )?(?:verfügbar|gefunden|online|aktiv)|(?:bereits )?besetzt"
                + "|abgelaufen|geschlossen)[.!]?$",
            "\\bbewerbungsfrist (?:\\p{L}+ ){0,4}?(?:ist|bereits) (?:\\p{L}+ ){0,2}?abgelaufen\\b",
            "\\b(?:keine bewerbungen mehr (?:möglich|angenommen|entgegen)|bewerbung(?:en)? (?:\\p{L}+ )"
                + "{0,5}?nicht mehr möglich)\\b");
    var french =
        List.of(
            "\\b(?:cette|l['’]|ce|le|votre) ?(?:\\p{L}+ )?(?:offre|annonce|poste|recrutement)\\b"
                + "[^.!?;]{0,70}?(?:n['’]est (?:\\p{L}+ )?plus (?:disponible|en ligne|active?|ouverte?"
                + "|à pourvoir|d['’]actualité|publiée?|accessible|valable|vacante?)|n['’]existe plus"
                + "|n['’]accepte plus|a (?:déjà )?(?:été )?(?:pourvue?|supprimée?|clôturée?|retirée?"
                + "|désactivée?|archivée?|expirée?)\\b|est (?:désormais |maintenant |déjà )?(?:pourvue?"
                + "|expirée?|clôturée?|fermée?|close|archivée?)\\b)",
            "^offre (?:d['’]emploi )?(?:expirée|pourvue|clôturée|fermée|non disponible)[.!]?$");
    var spanish =
        List.of(
            "\\b(?:esta|la|este|el) (?:\\p{L}+ ){0,2}?(?:oferta|vacante|puesto|posición|convocatoria"
                + "|anuncio)\\b[^.!?;]{0,70}?(?:ya no (?:está|se encuentra|existe|acepta|admite)"
                + "|ha (?:sido )?(?:cerrad[oa]|cubiert[oa]|eliminad[oa]|caducado|expirado|finalizado)"
                + "|está (?:ya )?(?:cerrad[oa]|cubiert[oa]|caducad[oa]|finalizad[oa]|expirad[oa])"
                + "(?! por)|no está disponible(?! (?:para|en)))",
            "^(?:oferta|vacante) (?:cerrada|caducada|cubierta|finalizada|expirada|no disponible)[.!]?$");
    var portuguese =
        List.of(
            "\\b(?:esta|essa|a|este|o) (?:\\p{L}+ ){0,2}?(?:vaga|oferta|posição|oportunidade|anúncio)\\b"
                + "[^.!?;]{0,70}?(?:não (?:está|se encontra) mais|já não (?:está|se encontra|existe)"
                + "|não (?:existe|aceita) mais|foi (?:encerrad|preenchid|fechad|removid|cancelad)[oa]"
                + "|está (?:encerrad|fechad|preenchid|expirad)[oa]|expirou|encerrou)",
            "^vaga (?:encerrada|preenchida|fechada|expirada|indisponível)[.!]?$");
    var italian =
        List.of(
            "\\b(?:questa|questo|l['’]|la|il) ?(?:\\p{L}+ ){0,2}?(?:offerta|posizione|annuncio|ricerca"
                + "|selezione)\\b[^.!?;]{0,70}?(?:non è più (?:disponibile|attiv[ao]|apert[ao]|online"
                + "|valid[ao])|è (?:già )?(?:stat[ao] )?(?:chius[ao]|scadut[ao]|copert[ao]|rimoss[ao]"
                + "|archiviat[ao])\\b|non accetta più)",
            "^(?:offerta|posizione|annuncio) (?:chius[ao]|scadut[ao]|non (?:più )?disponibile)[.!]?$");
    var dutch =
        List.of(
            "\\b(?:deze|de|dit) (?:\\p{L}+ ){0,2}?(?:vacature|functie|positie|baan|job)\\b[^.!?;]{0,70}?"
                + "(?:niet (?:meer|langer) (?:beschikbaar|actief|online|open|actueel|vacant)"
                + "|bestaat niet meer|(?:is|werd) (?:helaas |inmiddels |al |reeds )*(?:gesloten|vervuld"
                + "|ingevuld|verlopen|verwijderd))",
            "^vacature (?:gesloten|vervuld|verlopen|niet (?:meer )?(?:beschikbaar|gevonden))[.!]?$");
    var polish =
        List.of(
            "\\b(?:oferta|ogłoszenie|rekrutacja)\\b[^.!?;]{0,70}?(?:nie jest już|jest (?:już )?nieaktualn"
                + "|wygasł|(?:została|zostało) (?:zakończon|zamknięt|usunięt)|jest (?:już )?nieaktywn)");
    var nordic =
        List.of(
            "\\b(?:tjänsten|jobbet|annonsen|stillingen|jobopslaget|annoncen|opslaget)\\b[^.!?;]{0,70}?"
                + "(?:(?:inte|ikke) (?:längre|længere|lenger)|(?:är|er) (?:redan |allerede )?(?:tillsatt"
                + "|besat|besatt|stängd|lukket|utgången|udløbet|utløpt)\\b)");
    var all =
        Stream.of(english, german, french, spanish, portuguese, italian, dutch, polish, nordic)
            .flatMap(List::stream)
            .toList();
    return Pattern.compile(
        String.join("|", all), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);
  }

  /**
   * The first such sentence that is shown.
   *
   * @param page is changed: what it does not show is removed
   * @param descriptions texts of the job, whose sentences are not about now
   */
  static Optional<String> in(Document page, List<String> descriptions) {
    page.select(INVISIBLE).remove();
    var known = descriptions.stream().map(ClosedWords::comparable).toList();
    return Stream.concat(
            Stream.of(page.title()),
            ReadableText.of(page.body()).lines().flatMap(it -> Sentences.split(it).stream()))
        .map(it -> it.replaceAll("\\s+", " ").replaceFirst("^- ", "").strip())
        .filter(ClosedWords::isClosing)
        .filter(it -> known.stream().noneMatch(text -> text.contains(comparable(it))))
        .findFirst();
  }

  /** Whether a sentence states that the job it stands with is closed. */
  static boolean isClosing(String sentence) {
    if (sentence.isEmpty() || sentence.length() > LONGEST) {
      return false;
    }
    var match = CLOSED.matcher(sentence);
    return match.find() && !CONDITION.matcher(sentence.substring(0, match.end())).find();
  }

  private static String comparable(String text) {
    return text.replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }
}
