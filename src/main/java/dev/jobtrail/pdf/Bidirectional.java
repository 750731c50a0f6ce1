package dev.jobtrail.pdf;

import com.openhtmltopdf.bidi.BidiReorderer;
import com.openhtmltopdf.bidi.BidiSplitter;
import com.openhtmltopdf.bidi.BidiTextRun;
import java.text.Bidi;
import java.text.Normalizer;

/** Text of both directions for the renderer, by the Unicode Bidirectional Algorithm of the JDK. */
final class Bidirectional {

  private static final String MIRRORED = "()[]{}<>«»‹›≤≥";

  private Bidirectional() {}

  static boolean isNeeded(String text) {
    return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
  }

  /** Divides a paragraph into runs of one direction. */
  static final class Splitter implements BidiSplitter {
    private Bidi runs = new Bidi("", Bidi.DIRECTION_LEFT_TO_RIGHT);

    @Override
    public void setParagraph(String paragraph, byte direction) {
      runs =
          new Bidi(
              paragraph,
              direction == RTL ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
    }

    @Override
    public int countTextRuns() {
      return runs.getRunCount();
    }

    @Override
    public BidiTextRun getVisualRun(int index) {
      var start = runs.getRunStart(index);
      var isRightToLeft = runs.getRunLevel(index) % 2 == 1;
      return new BidiTextRun(start, runs.getRunLimit(index) - start, isRightToLeft ? RTL : LTR);
    }

    @Override
    public byte getBaseDirection(String paragraph) {
      return paragraph
          .codePoints()
          .map(Character::getDirectionality)
          .filter(
              it ->
                  it == Character.DIRECTIONALITY_LEFT_TO_RIGHT
                      || it == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                      || it == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC)
          .mapToObj(it -> it == Character.DIRECTIONALITY_LEFT_TO_RIGHT ? LTR : RTL)
          .findFirst()
          .orElse(NEUTRAL);
    }
  }

  /** Puts a run from right to left into the order in which it is drawn. */
  static final class Reorderer implements BidiReorderer {
    @Override
    public String reorderRTLTextToLTR(String text) {
      var drawn = new StringBuilder(text.length());
      text.codePoints().map(Reorderer::mirrored).forEach(drawn::appendCodePoint);
      return drawn.reverse().toString();
    }

    private static int mirrored(int character) {
      var place = MIRRORED.indexOf(character);
      return place < 0 ? character : MIRRORED.charAt(place ^ 1);
    }

    @Override
    public String shapeText(String text) {
      return ArabicShaping.shape(text);
    }

    @Override
    public String deshapeText(String text) {
      return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    @Override
    public boolean isLiveImplementation() {
      return true;
    }
  }
}
