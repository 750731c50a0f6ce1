package dev.jobtrail.discovery.board;

import dev.jobtrail.text.Message;

/** A board could not be read; the message is for the user. */
public final class BoardException extends RuntimeException {

  /** Why a board could not be read. */
  public enum Kind {
    /** The board knows no such company or job. */
    NOT_FOUND,
    /** The given company identifier is invalid for the board. */
    INVALID_COMPANY,
    /** The board is switched off, retired, or lacks the key that it needs. */
    NOT_CONFIGURED,
    /** The response is not a list of the board; never treated as an empty board. */
    WRONG_SHAPE,
    /** The board does not let us read it. */
    REFUSED,
    /** The board asks for fewer requests. */
    LIMITED,
    /** The answer is larger than allowed. */
    TOO_LARGE,
    /** The board does not answer, fails or is too slow. */
    UNREACHABLE
  }

  private final Kind kind;

  BoardException(Kind kind, String message) {
    this(kind, message, null);
  }

  BoardException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** A board's reply that the company or job is unknown. */
  public static BoardException notFound(Board board) {
    return new BoardException(
        Kind.NOT_FOUND,
        board.needs() == Board.Needs.NOTHING || board.needs() == Board.Needs.API_KEY
            ? Message.of("%s has no list of jobs at its URL", board.wireName()).english()
            : Message.of("%s does not know this company", board.wireName()).english());
  }

  /** The fault of an answer that is none. */
  public static BoardException wrongShape(Message what) {
    return new BoardException(Kind.WRONG_SHAPE, what.english());
  }

  public Kind kind() {
    return kind;
  }
}
