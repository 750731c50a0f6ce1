package dev.jobtrail.attempt.answer;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** A language by its names in seven languages, as {@code QuestionText.normalized} has them. */
enum SpokenLanguage {
  ENGLISH("english englisch anglais ingles inglese engels"),
  GERMAN("german deutsch allemand aleman alemao tedesco duits"),
  FRENCH("french franzosisch francais frances francese frans"),
  SPANISH("spanish spanisch espagnol espanol espanhol castellano spagnolo spaans"),
  PORTUGUESE("portuguese portugiesisch portugais portugues portoghese portugees"),
  ITALIAN("italian italienisch italien italiano italiaans"),
  DUTCH("dutch niederlandisch neerlandais neerlandes holandes holandais olandese nederlands"),
  POLISH("polish polnisch polonais polaco polones polacco pools"),
  CZECH("czech tschechisch tcheque checo tcheco ceco tsjechisch"),
  DANISH("danish danisch danois danes dinamarques danese deens"),
  SWEDISH("swedish schwedisch suedois sueco svedese zweeds"),
  NORWEGIAN("norwegian norwegisch norvegien noruego noruegues norvegese noors"),
  FINNISH("finnish finnisch finnois finlandes finlandese fins"),
  RUSSIAN("russian russisch russe ruso russo"),
  UKRAINIAN("ukrainian ukrainisch ukrainien ucraniano ucraino oekraiens"),
  TURKISH("turkish turkisch turc turco turks"),
  GREEK("greek griechisch grec griego grego greco grieks"),
  HUNGARIAN("hungarian ungarisch hongrois hungaro ungherese hongaars"),
  ROMANIAN("romanian rumanisch roumain rumano romeno rumeno roemeens"),
  CATALAN("catalan katalanisch catala catalao catalano catalaans"),
  ARABIC("arabic arabisch arabe arabo"),
  HEBREW("hebrew hebraisch hebreu hebreo hebraico ebraico hebreeuws"),
  HINDI("hindi"),
  CHINESE("chinese chinesisch chinois chino chines cinese chinees mandarin mandarino"),
  JAPANESE("japanese japanisch japonais japones giapponese japans"),
  KOREAN("korean koreanisch coreen coreano koreaans");

  private final Set<String> names;

  SpokenLanguage(String names) {
    this.names = Set.of(names.split(" "));
  }

  /** The language of a name, also after an elided article: "d'anglais", "l'allemand". */
  static Optional<SpokenLanguage> named(String name) {
    return Arrays.stream(values())
        .filter(it -> it.names.contains(name))
        .findFirst()
        .or(
            () ->
                Optional.of(name)
                    .filter(it -> it.matches("[dl][aeiou]\\w+"))
                    .flatMap(it -> named(it.substring(1))));
  }
}
