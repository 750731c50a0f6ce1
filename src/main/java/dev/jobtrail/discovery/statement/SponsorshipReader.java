package dev.jobtrail.discovery.statement;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognizes what postings state about visa sponsorship in English, German, French, Spanish,
 * Portuguese and Italian.
 *
 * <p>A posting that only requires a work permit refuses nothing. Where one sentence offers and
 * another refuses, the refusal counts.
 */
public final class SponsorshipReader {

  private static final Anchors ANCHORS = new Anchors();

  private static final long ANY =
      ANCHORS.group(
          "sponsor",
          "visa",
          "visum",
          "visto",
          "vistos",
          "permit",
          "permiso",
          "parrain",
          "patrocin",
          "sejour",
          "permis de",
          "permesso",
          "arbeitserlaubnis",
          "aufenthalt",
          "green card",
          "blue card",
          "h-1b",
          "h1b");

  private static final String VISA =
      "(?:\\bvisas?\\b|\\bwork permits?|\\bwork authori[sz]ations?|\\bemployment pass\\b"
          + "|\\bgreen cards?\\b|\\bblue card\\b|\\bh-?1b\\b|\\bimmigration\\b|\\bskilled worker\\b"
          + "|visum|\\barbeitsvis|visa-|arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel"
          + "|aufenthaltserlaubnis|\\bvisados?\\b|\\bpermisos? de (?:trabajo|residencia)"
          + "|\\btitres? de sejour|\\bpermis de (?:travail|sejour)|\\bautorisation de travail"
          + "|\\bvist[io]\\b|\\bvistos\\b|\\bpermess[oi] di (?:soggiorno|lavoro)|\\bnulla osta\\b)";

  private static final String SPONSOR =
      "(?:\\bsponsor(?:s|ing|ships?)?\\b|sponsoring\\b|\\bsponser[nt]\\b|\\bsponsoris\\w+"
          + "|\\bparrain\\w+|\\bpatrocin\\w+|\\bsponsorizz\\w+)";

  /** Help with a visa to those who are hired, not to customers. */
  private static final String HELP =
      "(?:\\b(?:we|we'll|we will|we can) (?:\\w+"
          + " ){0,3}(?:help|support|assist|cover|handle|arrange|take care|look after|sort"
          + " out)|\\b(?:our|the) (?:\\w+ ){1,2}(?:takes care|looks"
          + " after|handles|covers|arranges|supports)\\b|\\bkummern uns\\b|\\bbegleiten"
          + " (?:dich|sie|wir)\\b|\\bprend en charge\\b|\\bnous occupons\\b|\\baccompagnement"
          + " (?:pour|dans)\\b|\\bgestionamos\\b|\\bnos (?:encargamos|ocupamos)\\b|\\btratamos"
          + " d\\w+\\b|\\basseguramos\\b|\\bci"
          + " occupiamo\\b|\\bgestiamo\\b|\\bassistiamo\\b|^(?:support|help|assistance)"
          + " with\\b|\\bsupport"
          + " you\\b|\\bunterstutz\\w+|\\bubernehmen\\b|\\bhelfen\\b|^aide\\b|\\baidons\\b|\\bprenons"
          + " en charge|^prise en charge|\\baccompagnons\\b|\\bayudamos\\b|^ayuda\\b|\\bapoyamos\\b"
          + "|\\btramitamos\\b|^apoio\\b|\\bapoiamos\\b|\\bajudamos\\b|\\bsupportiamo\\b"
          + "|^supporto\\b|\\baiutiamo\\b)";

  private static final String NEAR = "[^.;]{0,70}?";

  private static final Pattern TOPIC =
      Pattern.compile(
          "%1$s%3$s%2$s|%2$s%3$s%1$s|%4$s%3$s%1$s".formatted(VISA, SPONSOR, NEAR, HELP)
              + "|\\bvisa[ -](?:support|assistance|unterstutzung)"
              + "|\\b(?:employment|employer|immigration|company) sponsorship"
              + "|%1$s%2$s\\b(?:wir (?:\\w+ ){0,3}(?:unterstutz|helfen|zur seite)"
                  .formatted(VISA, NEAR)
              + "|(?:unterstutzen|helfen|begleiten|stehen) wir\\b)"
              + "|\\bsponsor(?:ship)? licen[cs]e"
              + "|\\bno (?:se )?(?:tramita|gestiona)\\w*%2$s%1$s".formatted(VISA, NEAR)
              + "|\\bh-?1bs?\\b.{0,20}\\b(?:transfers?|holders?|candidates)\\b|\\bsponsor"
              + " (?:it|you|applicants|candidates|individuals|employees|workers)\\b|\\b(?:requir\\w+|need\\w*|offer\\w*|provid\\w*|without|no)"
              + " (?:\\w+ ){0,6}sponsorship\\b|\\bsponsorship(?: is|:| will be| can be)? (?:not"
              + " |un)?(?:available|offered|provided|possible|yes|no)\\b|\\bsin (?:\\w+ de"
              + " )?patrocinio");

  /** Each match of the pattern above has one of these or a visa. */
  private static final long OF_SPONSOR =
      ANCHORS.group("sponsor", "sponser", "parrain", "patrocin", "h1b", "h-1b");

  private static final Rule NAMES_VISA =
      Rule.of(
          VISA,
          ANCHORS.group(
              "visa",
              "visum",
              "vist",
              "permit",
              "permis",
              "permess",
              "authori",
              "employment pass",
              "green card",
              "blue card",
              "immigration",
              "skilled worker",
              "arbeitsvis",
              "arbeitserlaubnis",
              "arbeitsgenehmigung",
              "aufenthalt",
              "sejour",
              "autorisation",
              "nulla osta"));

  /** Other kinds of sponsors and of visas. */
  private static final Pattern OTHER =
      Pattern.compile(
          "mastercard|(?:executive|events?|sports?|brand|corporate|club) sponsor"
              + "|sponsorship (?:for|of) (?:\\w+ )?(?:event|conference|stud|course|train|team|club)"
              + "|paypal|american express|payment|customers|clients|kund|clienti"
              + "|sponsorship (?:sales|deals?|experience|partners|agreements|activations?"
              + "|opportunit\\w+|strateg\\w+|revenues?|team|managers?|proposals?|packages?)"
              + "|sponsors or|experience (?:with|in)|knowledge of|erfahrung|kenntnis|experiencia"
              + "|connaissance|\\bdiscriminat|regardless|with or without|independiente"
              + "|unabhangig|\\?");

  /** What asks for a fact, or is about the work. */
  private static final Pattern NOT_A_STATEMENT =
      Pattern.compile(
          "^(?:(?:if|whether|do you|will you|please|wenn|falls|bitte|si vous|si necesitas|se|you(?:"
              + " will|'ll)?"
              + " (?:manage|handle|support|advise|coordinate|help|process|own))\\b|(?:sie|du|ihr|vous)"
              + " (?!erh|bekomm|benefic))|\\b(?:if you|whether|ob du|ob sie|si vous)\\b");

  private static final Pattern SEGMENT =
      Pattern.compile(
          "; |[:,] (?=(?:we|wir|nous|you|te|ti)\\b)|,?"
              + " (?:but|however|although|aber|sondern|mais|pero|porem) | [-–—] | (?:and|und|et)"
              + " (?=(?:we|wir|nous|can|will|offer|sponsor)\\b)");

  /** Conditions do not weaken this. */
  private static final Pattern CLEAR_OFFER =
      Pattern.compile(
          "\\b(?:we|company|employer)(?:'ll| will| can| do| also| happily| are"
              + " (?:able|happy|willing) to){0,2} sponsor (?:you|it|your|visas?|work|h-?1b)\\b");

  private static final String NO =
      "(?:\\b(?:not(?! only)|cannot|\\w+n't|unable|ineligible|never|neither|nor|without|kein\\w*"
          + "|nicht(?! nur)|ohne|pas|aucune?|sans|non|nao|sem|senza|sin|ningun\\w*)\\b"
          + "|\\bno(?! matter| problem| solo)\\b)";

  private static final Pattern NEGATION = Pattern.compile(NO);

  /** In Portuguese "no" means "in the". */
  private static final Pattern PORTUGUESE = Pattern.compile("\\bvistos?\\b");

  private static final Pattern NEGATED_AFTER =
      Pattern.compile(
          "^(?:(?!\\b(?:and|und|et|y)\\b)[^,;]){0,45}?(?:"
              + NO
              + "|\\b(?:unavailable|ausgeschlossen|excluded|impossible)\\b)");

  private static final Pattern NEED =
      Pattern.compile("\\b(?:requir\\w+|needs?|benotig\\w+|brauch\\w+|besoin|necesit\\w+)\\b");

  private static final Pattern OFFER =
      Pattern.compile(
          "\\b(?:we|our|company|employer|offer\\w*|provid\\w+|available|possible|yes|eligible|can"
              + "|will|able|happy|willing|support\\w*|includ\\w+|wir|bieten|moglich|ja|inklusive"
              + "|nous|offrons|unterstutz\\w*|hilfe|ofrece\\w*|posible|si|oferece\\w*|possivel|offriamo|possibile"
              + "|patrocinamos|tramitamos|ayudamos|apoiamos|ajudamos|sponsorizziamo|supportiamo"
              + "|aiutiamo|kummern|begleiten|stehen|prend|accompagn\\w*|propose\\w*|gestionamos"
              + "|encargamos|ocupamos|tratamos|asseguramos|occupiamo|gestiamo|assistiamo|takes)\\b");

  private static final int SHORT = 9;

  private SponsorshipReader() {}

  /**
   * Whether visas are sponsored.
   *
   * @param sentences of the posting, in their order
   */
  public static Statement<Sponsorship> read(List<String> sentences) {
    String offer = null;
    for (var sentence : sentences) {
      switch (SentenceStatement.of(sentence).sponsorship()) {
        case REFUSED -> {
          return Statement.quoting(Sponsorship.REFUSED, sentence);
        }
        case OFFERED -> offer = offer == null ? sentence : offer;
        case NOT_STATED -> {}
      }
    }
    return offer == null
        ? new Statement<>(Sponsorship.NOT_STATED, null)
        : Statement.quoting(Sponsorship.OFFERED, offer);
  }

  /** What a folded sentence states. */
  static Sponsorship stated(String sentence) {
    if ((ANCHORS.in(sentence) & ANY) == 0 || OTHER.matcher(sentence).find()) {
      return Sponsorship.NOT_STATED;
    }
    var found = Sponsorship.NOT_STATED;
    for (var segment : SEGMENT.split(sentence)) {
      var stated = ofSegment(segment.strip());
      if (stated == Sponsorship.REFUSED) {
        return stated;
      }
      found = stated == Sponsorship.OFFERED ? stated : found;
    }
    return found;
  }

  private static Sponsorship ofSegment(String segment) {
    var anchors = ANCHORS.in(segment);
    if ((anchors & OF_SPONSOR) == 0 && !NAMES_VISA.applies(segment, anchors)) {
      return Sponsorship.NOT_STATED;
    }
    var text = PORTUGUESE.matcher(segment).find() ? segment.replaceAll("\\bno\\b", "em") : segment;
    var topic = TOPIC.matcher(text);
    var isClear = CLEAR_OFFER.matcher(text).find();
    if (!topic.find() || !isClear && NOT_A_STATEMENT.matcher(text).find()) {
      return Sponsorship.NOT_STATED;
    }
    var before = text.substring(0, topic.end());
    if (NEGATION.matcher(before).find()
        || NEGATED_AFTER.matcher(text.substring(topic.end())).find()) {
      return Sponsorship.REFUSED;
    }
    var isShort = text.split(" ").length < SHORT;
    return isClear || !NEED.matcher(text).find() && (isShort || OFFER.matcher(text).find())
        ? Sponsorship.OFFERED
        : Sponsorship.NOT_STATED;
  }
}
