package dev.jobtrail.posting;

/** What a person can tell about a job; any of it but the title may be null. */
public interface PostingFacts {

  String title();

  String company();

  String location();

  Boolean isRemote();

  EmploymentType employmentType();

  Integer salaryMin();

  Integer salaryMax();

  String salaryCurrency();

  String url();

  String descriptionRaw();
}
