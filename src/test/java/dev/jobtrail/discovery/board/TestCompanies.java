package dev.jobtrail.discovery.board;

import dev.jobtrail.site.TestSites;

/** Recognition of companies by the patterns of all boards, without a container. */
public final class TestCompanies {

  public static final CompanyRecognizer RECOGNIZER =
      new CompanyRecognizer(TestSites.all(BoardSite.class));

  private TestCompanies() {}
}
