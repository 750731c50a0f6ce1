package dev.jobtrail.posting;

/** Properties of a posting; all but the title may be null. */
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
