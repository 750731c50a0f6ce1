package dev.jobtrail.work;

/** A separate queue, so that slow work does not delay fast work. */
enum WorkLane {
  QUICK("work"),
  SEARCH("search"),
  BROWSER("browser");

  private final String task;

  WorkLane(String task) {
    this.task = task;
  }

  /** The name that its work is stored under. */
  String task() {
    return task;
  }
}
