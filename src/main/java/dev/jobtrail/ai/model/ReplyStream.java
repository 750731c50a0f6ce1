package dev.jobtrail.ai.model;

import java.util.function.Consumer;

/** Hands a reply on while it is written, no more of it than an answer may have. */
final class ReplyStream implements Endpoint.Stream {

  private final Consumer<String> writing;
  private final int longest;
  private ReplyReader reader;
  private int told;

  ReplyStream(Consumer<String> writing, int longest) {
    this.writing = writing;
    this.longest = longest;
  }

  @Override
  public void begin() {
    reader = new ReplyReader("reply", this::tell);
  }

  @Override
  public void take(String piece) {
    reader.take(piece);
  }

  @Override
  public boolean hasTold() {
    return told > 0;
  }

  private void tell(String text) {
    var clean = CleanText.of(text);
    var piece = clean.substring(0, Math.min(clean.length(), longest - told));
    if (!piece.isEmpty()) {
      told += piece.length();
      writing.accept(piece);
    }
  }
}
