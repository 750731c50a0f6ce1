package dev.jobtrail.discovery.statement;

import dev.jobtrail.text.Memo;
import dev.jobtrail.text.Tokenizer;

/** What a sentence states by itself: the same ones stand in all postings of an employer. */
record SentenceStatement(HiringParty hiring, Sponsorship sponsorship) {

  /** What 80 employers repeat in their postings, 50 sentences each; takes some 1 MB. */
  private static final int MOST_SENTENCES = 4_000;

  private static final Memo<SentenceStatement> KNOWN =
      new Memo<>(MOST_SENTENCES, SentenceStatement::read);

  static SentenceStatement of(String sentence) {
    return KNOWN.get(sentence);
  }

  private static SentenceStatement read(String sentence) {
    var text = folded(sentence);
    return new SentenceStatement(HiringReader.stated(text), SponsorshipReader.stated(text));
  }

  /** A text as the rules expect it. */
  static String folded(String text) {
    return Tokenizer.fold(text).replace('’', '\'');
  }
}
