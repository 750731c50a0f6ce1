package dev.jobtrail.letter;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Sentences;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What postings ask applicants to state in a letter. */
public enum AskedCondition {
  START(
      "(?:earliest|possible|preferred|desired|your) (?:possible )?(?:start(?:ing)? date|date of (?:entry|joining)|start\\b)"
          + "|when you (?:could|can|would be able to|are able to|are available to) (?:start|begin|join)"
          + "|(?:your|date of) availability"
          + "|eintritts?(?:termin|datum|zeitpunkt)\\w*|start(?:termin|datum|zeitpunkt)\\w*|(?:frühest|möglich)\\w* (?:arbeits)?beginn|verfügbarkeit"
          + "|wann (?:du|sie) (?:frühestens |bei uns )*(?:anfangen|beginnen|starten|einsteigen|zur verfügung)"
          + "|(?:date de |votre )disponibilités?|vos disponibilités|date d'(?:entrée|embauche) (?:possible|souhaitée)|date de (?:prise de poste|début)"
          + "|quand vous (?:pourriez|pouvez) commencer"
          + "|disponibilidad(?! (?:para viajar|de viajar|geográfica|horaria|total))|fecha (?:posible |prevista |estimada )?de (?:incorporación|inicio)"
          + "|cuándo (?:podr|pued)\\w+ (?:incorporar|empezar)\\w*"),
  NOTICE("notice period|period of notice|kündigungsfrist\\w*|préavis|preaviso"),
  PAY(
      "(?:salary|pay|wage|compensation|remuneration) (?:expectations?|requirements?)|(?:expected|desired) (?:salary|pay)"
          + "|(?:gehalts|lohn|vergütungs)(?:vorstellung|wunsch|wünsche|erwartung)\\w*"
          + "|prétentions|(?:salaire|rémunération) (?:souhaitée?|attendue?)"
          + "|(?:expectativas?|pretensi[oó]n(?:es)?|aspiraci[oó]n(?:es)?) (?:salarial|económica)\\w*|salario (?:deseado|pretendido)");

  /** Words of a sentence that tells how to apply. */
  private static final Pattern REQUEST =
      words(
          "state|stating|states|includ(?:e|ing|es)|indicat(?:e|ing)|mention(?:ing)?|tell us|let us know|specify(?:ing)?|provid(?:e|ing)"
              + "|quot(?:e|ing)|along with|together with|with your|application|(?:cover|covering) letter|cv|resume|apply"
              + "|angabe|angeben|nenn\\w*|mitteilen|teile?n? (?:sie )?uns|bewerbung\\w*|bewirb|unterlagen|lebenslauf|schick\\w*|send\\w*|anschreiben"
              + "|indique[rz]|précise[rz]|précisant|indiquant|mentionn\\w+|merci|candidature|lettre|faire part|joindre"
              + "|indi(?:car|cando|que\\w*|ca)|inclu(?:ir|ye|yendo)|mencion\\w+|señal\\w+|especific\\w+|carta|candidatura|currículum|ruega");

  private static final Pattern DENIED =
      words(
          "do not|don't|no need|not (?:need|required|necessary)|nicht|keine?|ne pas|pas (?:besoin|nécessaire)|inutile|no es necesario|no hace falta|sin");

  private static final Pattern REMINDER =
      words("forget|vergiss|vergessen|oubliez|oublier|olvid\\w+");

  private final Pattern asked;

  AskedCondition(String words) {
    asked = words(words);
  }

  /** Those that the posting asks for. */
  static Set<AskedCondition> in(PostingText posting) {
    var asked = EnumSet.noneOf(AskedCondition.class);
    var text = ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION);
    if (text != null) {
      text.replace('’', '\'')
          .lines()
          .flatMap(it -> Sentences.split(it).stream())
          .filter(AskedCondition::isRequest)
          .forEach(
              sentence ->
                  Arrays.stream(values())
                      .filter(it -> it.asked.matcher(sentence).find())
                      .forEach(asked::add));
    }
    return asked;
  }

  private static boolean isRequest(String sentence) {
    return REQUEST.matcher(sentence).find()
        && (!DENIED.matcher(sentence).find() || REMINDER.matcher(sentence).find());
  }

  private static Pattern words(String words) {
    return Pattern.compile("(?iu)(?<!\\p{L})(?:%s)(?!\\p{L})".formatted(words));
  }
}
