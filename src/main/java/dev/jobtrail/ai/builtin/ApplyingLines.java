package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.Fit;
import java.util.List;
import java.util.regex.Pattern;

/** Lines of a posting on whom to contact and how to apply, which ask for nothing. */
final class ApplyingLines {

  private static final Pattern CONTACT =
      Pattern.compile(
          "(?iu)[\\w.+-]+@[\\w-]+\\.\\w|(?<!\\p{L})(?:(?:tel(?:efon)?|phone|call|tél(?:éphone)?|teléfono|fax|mobile?)[.:]? ?(?:\\+|\\(|\\d)"
              + "|(?:contact(?: person)?|kontakt|contacto|ansprechpartner(?:in)?) ?:|ihre? ansprechpartner(?:in)?(?!\\p{L})"
              + "|(?:send|submit|e-?mail) (?:us )?your (?:resume|cv|application|cover letter|questions)|how to apply|apply (?:now|online|via|by|through)|to apply,"
              + "|(?:senden|schicken|richten|reichen) sie (?:uns )?(?:bitte )?ihre|(?:sende|schick|schicke) uns deine|(?:ihre|deine) (?:aussagekräftige |vollständige )*bewerbung(?:sunterlagen)?(?!\\p{L})|für (?:rück)?fragen steh"
              + "|(?:envoyez|adressez|transmettez|envoyer|adresser)(?:-nous)? (?:votre|cv|vos|lettre)|pour postuler|votre candidature"
              + "|(?:env[ií]a(?:nos)?|envíe(?:nos)?|enviar|mánda(?:nos)?|remit[ae]) (?:tu|su|el) (?:cv|currículum|candidatura)|para (?:inscribirse|postularse|solicitar el puesto))");

  private ApplyingLines() {}

  static boolean is(String line) {
    return CONTACT.matcher(line).find();
  }

  /** The requirements of a posting without such lines. */
  static List<Fit.Requirement> without(List<Fit.Requirement> requirements) {
    return requirements.stream().filter(it -> !is(it.text())).toList();
  }
}
