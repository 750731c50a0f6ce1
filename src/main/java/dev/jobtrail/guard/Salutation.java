package dev.jobtrail.guard;

import java.util.regex.Pattern;

/** The line of a letter that addresses a person whom the posting names. */
final class Salutation {

  private static final String WORD = "(?:\\p{Lu}\\.|(?:[dD]['’])?\\p{Lu}[\\p{L}'’-]*\\p{L})";

  private static final Pattern LINE =
      Pattern.compile(
          "(?:Dear|Hello|Sehr geehrter?|Guten Tag|Bonjour|Estimad[oa]|Buenos días)"
              + "(?: (?:Ms|Mrs|Miss|Mr|Mx|Frau|Herr|Madame|Mme|Monsieur|Sra|Sr|[Dd]oña|[Dd]on)\\.?)?"
              + "(?: (?:Prof|Dr)\\.?){0,2}"
              + "(?<name>(?: (?:von|van|zu[mr]?|de[lrn]?|du|da|dos|di|las?|los))*(?: "
              + WORD
              + "){1,4})[,:]");

  private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}'’-]*");

  private Salutation() {}

  /** Whether a sentence says nothing but a name of the posting. */
  static boolean isOfPosting(KnownFacts known, String sentence) {
    var line = LINE.matcher(sentence.strip());
    return line.matches()
        && NAME.matcher(line.group("name"))
            .results()
            .allMatch(it -> known.postingNames(it.group()));
  }
}
