package dev.jobtrail.console.settings;

import io.quarkus.qute.TemplateData;

/**
 * The usage of an allowance.
 *
 * @param label the allowance
 * @param hint explains one unit
 * @param used units that are taken
 * @param allowed units that the plan has; null for any number
 */
@TemplateData
record PlanMeter(String label, String hint, long used, Integer allowed) {

  private static final int FEW_LEFT_PERCENT = 75;
  private static final int HARDLY_ANY_LEFT_PERCENT = 95;

  /** Whether there is a bound at all. */
  public boolean isUnlimited() {
    return allowed == null;
  }

  /** Whether it is used up. */
  public boolean isUsedUp() {
    return allowed != null && used >= allowed;
  }

  /** Above this the bar warns. */
  public int low() {
    return allowed * FEW_LEFT_PERCENT / 100;
  }

  /** Above this it warns more. */
  public int high() {
    return allowed * HARDLY_ANY_LEFT_PERCENT / 100;
  }
}
