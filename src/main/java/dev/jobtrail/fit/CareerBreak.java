package dev.jobtrail.fit;

import java.util.regex.Pattern;

/** Entries of a resume's work that tell of time without an employer: "Elternzeit", "Gap year". */
public final class CareerBreak {

  private static final String NAMES =
      "(?:career|family) (?:break|gap|pause|time)|time off work|gap year|sabbatical(?: year)?|(?:parental|maternity|paternity|family|carer['’]?s|sick|medical) leave"
          + "|unemploy(?:ed|ment)|between jobs|job search|looking for work|world trip|(?:time )?travell?ing|(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mother|father|mum|dad)"
          + "|car(?:e|ing) (?:for|of) (?:my|our|a|an|children|family|parents?|relatives?)(?: \\p{L}+)?"
          + "|raising (?:my|our) (?:child|children|family|kids)|elternzeit|karenz(?:zeit)?|mutterschutz|familien(?:phase|zeit|pause|auszeit)|erziehungs(?:zeit|urlaub)|kindererziehung|pflegezeit|auszeit|sabbat(?:jahr|ical)"
          + "|weltreise|reisezeit|arbeits(?:suche|suchend|los|losigkeit)|(?:auf )?wanderschaft|(?:auf der )?walz|(?:berufliche )?(?:neu)?orientierung(?:sphase)?|hausmann|hausfrau"
          + "|pflege (?:der|des|eines|einer|meiner?s?|von) (?:mutter|vaters?|eltern|großeltern|angehörigen?|familienangehörigen?|kinder)"
          + "|congé (?:parental|(?:de )?(?:maternité|paternité)|sabbatique|maladie|longue durée|de formation)|(?:pause|interruption|coupure) (?:de )?(?:carrière|professionnelle|familiale)"
          + "|parenthèse familiale|césure|année (?:sabbatique|de césure)|chômage(?: partiel)?|sans emploi|(?:en )?recherche d['’]emploi|tour du monde|arrêt maladie|(?:mère|père|parent) au foyer"
          + "|(?:proche )?aidante?(?: familiale?)?|éducation de (?:mes|nos) enfants"
          + "|excedencia|baja (?:maternal|paternal|médica|laboral)|permiso (?:parental|de (?:maternidad|paternidad))|(?:pausa|parón) (?:laboral|profesional|familiar)"
          + "|año sabático|desemplead[oa]|desempleo|en paro|sin empleo|búsqueda (?:activa )?de empleo|vuelta al mundo|(?:am[oa]|labores) de (?:casa|hogar)"
          + "|cuidado de (?:un |una |mis? |los )?(?:familiar(?:es)?|hij[oa]s?|padres?|madre|menores)";

  /** Also with a reason behind it: "Career break to care for my mother". */
  private static final Pattern BREAK =
      Pattern.compile(
          "(?iu)(?:"
              + NAMES
              + ")(?:$|[ ,]+(?:im|in|als|at|for|due|to|after|and|mit|nach|wegen|und|auf|durch|de|d['’]|en|et|puis|pour|au|à|del?|por|para|tras|y)(?!\\p{L}).*| ?[(:,].*| [–-] .*)");

  private CareerBreak() {}

  /**
   * @param name of an employer or a position
   */
  public static boolean is(String name) {
    return BREAK.matcher(name.strip()).matches();
  }
}
