package dev.jobtrail.fit;

/** What a line of a posting tells about. */
enum LineKind {
  DUTY(1),
  REQUIREMENT(1),
  PREFERRED(0.6),
  JOB(1),
  /** The employer, what it offers, how to apply. */
  GENERAL(0),
  /** No heading says. */
  OPEN(0.8);

  private final double weight;

  LineKind(double weight) {
    this.weight = weight;
  }

  /** How much its words tell about the work, 0 to 1. */
  double weight() {
    return weight;
  }

  static LineKind ofHeading(String name) {
    return switch (name) {
      case "responsibilities" -> DUTY;
      case "requirements" -> REQUIREMENT;
      case "preferred" -> PREFERRED;
      case "about" -> JOB;
      default -> GENERAL;
    };
  }
}
