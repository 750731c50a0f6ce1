package dev.jobtrail.work;

/** A queue of its own: what takes minutes does not stand before what takes seconds. */
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
