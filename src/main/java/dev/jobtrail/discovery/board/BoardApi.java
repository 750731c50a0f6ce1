package dev.jobtrail.discovery.board;

/**
 * The constants of a board's API.
 *
 * @param list the path of the list of jobs; may contain {page} (from 1), {offset} and the values of
 *     {@link BoardScope}
 * @param shape where a response holds the list
 * @param total where a first page states the number of jobs; null where it does not
 * @param job the path of the details of the job {id}; null where there are none
 * @param jobBelow where the details hold the job; empty where they are the job
 * @param isListShort whether the list omits what only the details contain
 * @param isRemoteOnly whether all jobs are remote
 * @param postingUrls its posting URLs
 * @param brief the path of the list without descriptions; null where there is no shorter one
 * @param companies the patterns of its companies' URLs and pages
 */
public record BoardApi(
    String list,
    ListShape shape,
    String total,
    String job,
    String jobBelow,
    boolean isListShort,
    boolean isRemoteOnly,
    PostingUrls postingUrls,
    String brief,
    CompanyPatterns companies) {

  public static BoardApi list(String path, ListShape shape) {
    return new BoardApi(
        path, shape, null, null, "", false, false, PostingUrls.NONE, null, CompanyPatterns.NONE);
  }

  public BoardApi total(String where) {
    return new BoardApi(
        list,
        shape,
        where,
        job,
        jobBelow,
        isListShort,
        isRemoteOnly,
        postingUrls,
        brief,
        companies);
  }

  /** A board with details of single jobs, beside a list that contains everything. */
  public BoardApi job(String path) {
    return new BoardApi(
        list,
        shape,
        total,
        path,
        jobBelow,
        isListShort,
        isRemoteOnly,
        postingUrls,
        brief,
        companies);
  }

  /** A board whose list is short, so that the details of each job are requested. */
  public BoardApi details(String path) {
    return new BoardApi(
        list, shape, total, path, jobBelow, true, isRemoteOnly, postingUrls, brief, companies);
  }

  public BoardApi jobBelow(String where) {
    return new BoardApi(
        list, shape, total, job, where, isListShort, isRemoteOnly, postingUrls, brief, companies);
  }

  public BoardApi remoteOnly() {
    return new BoardApi(
        list, shape, total, job, jobBelow, isListShort, true, postingUrls, brief, companies);
  }

  /**
   * Recognizes its postings by their URLs.
   *
   * @param canonical see {@link PostingUrls}
   */
  public BoardApi postingUrls(String canonical, String... patterns) {
    return new BoardApi(
        list,
        shape,
        total,
        job,
        jobBelow,
        isListShort,
        isRemoteOnly,
        PostingUrls.of(canonical, patterns),
        brief,
        companies);
  }

  public BoardApi brief(String path) {
    return new BoardApi(
        list, shape, total, job, jobBelow, isListShort, isRemoteOnly, postingUrls, path, companies);
  }

  /** Recognizes companies by the beginnings of URLs. */
  public BoardApi companyUrls(String... patterns) {
    return with(companies.withUrls(patterns));
  }

  /** Recognizes companies by markup that names them without a URL. */
  public BoardApi companyMarkup(String... patterns) {
    return with(companies.withMarkup(patterns));
  }

  /** Recognizes career sites at companies' own hosts by their markup. */
  public BoardApi ownHosts(String... patterns) {
    return with(companies.withOwnHosts(patterns));
  }

  private BoardApi with(CompanyPatterns patterns) {
    return new BoardApi(
        list, shape, total, job, jobBelow, isListShort, isRemoteOnly, postingUrls, brief, patterns);
  }

  BoardRequest list(BoardScope scope, PageStart start) {
    var url =
        scope
            .with("page", String.valueOf(start.page() + 1))
            .with("offset", String.valueOf(start.offset()))
            .url(list);
    return shape.root() == null ? BoardRequest.get(url) : BoardRequest.getXml(url);
  }

  JsonItem jobIn(JsonItem details) {
    return jobBelow.isEmpty() ? details : details.at(jobBelow);
  }
}
