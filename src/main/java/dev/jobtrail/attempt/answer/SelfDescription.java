package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the option that matches an applicant's self-description in other words or languages. */
final class SelfDescription {

  /** Words of the same meaning, normalized. */
  private static final List<Set<String>> SAME =
      List.of(
          words(
              "male, man, m, mannlich, mann, herr, homme, masculin, hombre, masculino, homem,"
                  + " maschio, uomo, maschile, mannelijk"),
          words(
              "female, woman, f, weiblich, frau, femme, feminin, mujer, femenino, mulher, feminino,"
                  + " femmina, donna, femminile, vrouw, vrouwelijk"),
          words(
              "non binary, nonbinary, divers, non binaire, no binario, nao binario, non binario,"
                  + " non binair, genderqueer, x"),
          words("white, caucasian, weiss, blanc, blanco, branco, branca, bianco, wit"),
          words(
              "black, african american, black or african american, black african american, schwarz,"
                  + " noir, negro, preta, nero, zwart"),
          words("asian, asiatisch, asiatique, asiatico, amarela, aziatisch"),
          words(
              "hispanic, latino, latina, latinx, hispanic or latino, hispanic latino, hispanic or"
                  + " latinx"),
          words(
              "two or more races, two or more, mixed, multiracial, mixed race, multiple"
                  + " ethnicities"),
          words(
              "american indian or alaska native, native american, american indian, alaska native"),
          words("native hawaiian or other pacific islander, native hawaiian, pacific islander"));

  private static final Pattern NOT_ONE =
      Pattern.compile(
          "^(?:no|nein|non|nao|nee|i am not|i do not have|i dont have|not a|ich bin kein\\w*|ich"
              + " habe keine|je ne suis pas|je n ai pas|no soy|no tengo|nao sou|nao tenho|non"
              + " sono|non ho|ik ben geen|ik heb geen)\\b");
  private static final Pattern IS_ONE =
      Pattern.compile(
          "^(?:yes|ja|oui|si|sim|i am (?:a|an|one)|i have|i identify as|ich bin|ich habe|je suis|j"
              + " ?ai|soy|tengo|sou|tenho|sono|ho|ik ben|ik heb)\\b");
  private static final Pattern ASIDE = Pattern.compile("\\([^)]*\\)");

  private SelfDescription() {}

  /** The option that means the value; empty for none and for more than one. */
  static Optional<String> option(FormField field, String value) {
    return AnswerFormat.option(field, value)
        .or(() -> AnswerFormat.only(field, it -> means(it, value)))
        .or(
            () ->
                AnswerFormat.only(field, it -> claims(it).equals(claims(value)))
                    .filter(_ -> claims(value).isPresent()));
  }

  /** The option that declines to answer; empty for none and for more than one. */
  static Optional<String> declining(FormField field) {
    return AnswerFormat.option(field, PlainWord.DECLINED);
  }

  private static boolean means(String option, String value) {
    var one = QuestionText.normalized(ASIDE.matcher(option).replaceAll(" "));
    var other = QuestionText.normalized(ASIDE.matcher(value).replaceAll(" "));
    return one.equals(other)
        || SAME.stream().anyMatch(it -> it.contains(one) && it.contains(other));
  }

  /** Whether a text affirms the question: is a veteran, is disabled. */
  private static Optional<Boolean> claims(String text) {
    var normalized = QuestionText.normalized(text);
    if (PlainWord.of(text).filter(it -> it == PlainWord.DECLINED).isPresent()) {
      return Optional.empty();
    }
    if (NOT_ONE.matcher(normalized).find()) {
      return Optional.of(false);
    }
    return IS_ONE.matcher(normalized).find() ? Optional.of(true) : Optional.empty();
  }

  private static Set<String> words(String list) {
    return Set.copyOf(Arrays.asList(list.split(", ")));
  }
}
