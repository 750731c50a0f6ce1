package dev.jobtrail.command;

/** Writes for the person or script that called a command. */
final class Terminal {

  private Terminal() {}

  static void print(String text) {
    System.out.println(text);
  }

  static void printError(String text) {
    System.err.println(text);
  }
}
