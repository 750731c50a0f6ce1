package dev.jobtrail.posting;

import dev.jobtrail.text.PayPeriod;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Display names of what a posting states in a code. */
@MessageBundle("posting")
public interface PostingMessages {

  @Message(
      "{#when type}{#is FULL_TIME}Full time{#is PART_TIME}Part time{#is CONTRACT}Contract{#is TEMPORARY}Temporary{#is INTERNSHIP}Internship{#is FREELANCE}Freelance{#is VOLUNTEER}Volunteer{#is OTHER}Other{/when}")
  String employmentType(EmploymentType type);

  /** Such as "per year". */
  @Message(
      "{#when period}{#is HOUR}per hour{#is DAY}per day{#is WEEK}per week{#is TWO_WEEKS}per two weeks{#is HALF_MONTH}per half month{#is MONTH}per month{#is YEAR}per year{/when}")
  String payPeriod(PayPeriod period);
}
