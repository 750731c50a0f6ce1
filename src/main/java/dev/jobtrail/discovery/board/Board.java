package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The job boards in the order of the contract; the last two are retired and never searched. All
 * other knowledge about a board is in its {@link BoardSite} below {@code site}.
 */
public enum Board {
  @JsonProperty("greenhouse")
  GREENHOUSE(Kind.ATS, Needs.COMPANY, "https://boards-api.greenhouse.io"),
  @JsonProperty("lever")
  LEVER(Kind.ATS, Needs.COMPANY, "https://api.lever.co"),
  @JsonProperty("ashby")
  ASHBY(Kind.ATS, Needs.COMPANY, "https://api.ashbyhq.com"),
  @JsonProperty("workable")
  WORKABLE(Kind.ATS, Needs.COMPANY, "https://apply.workable.com"),
  @JsonProperty("smartrecruiters")
  SMARTRECRUITERS(Kind.ATS, Needs.COMPANY, "https://api.smartrecruiters.com"),
  @JsonProperty("recruitee")
  RECRUITEE(Kind.ATS, Needs.COMPANY, "https://{slug}.recruitee.com"),
  @JsonProperty("personio")
  PERSONIO(Kind.ATS, Needs.COMPANY, "https://{slug}.jobs.personio.de"),
  @JsonProperty("bamboohr")
  BAMBOOHR(Kind.ATS, Needs.COMPANY, "https://{slug}.bamboohr.com"),
  @JsonProperty("breezy")
  BREEZY(Kind.ATS, Needs.COMPANY, "https://{slug}.breezy.hr"),
  @JsonProperty("teamtailor")
  TEAMTAILOR(Kind.ATS, Needs.COMPANY, "https://{slug}.teamtailor.com"),
  @JsonProperty("pinpoint")
  PINPOINT(Kind.ATS, Needs.COMPANY, "https://{slug}.pinpointhq.com"),
  @JsonProperty("rippling")
  RIPPLING(Kind.ATS, Needs.COMPANY, "https://api.rippling.com"),
  @JsonProperty("workday")
  WORKDAY(Kind.ATS, Needs.TENANT_AND_SITE, "https://{tenant}.{shard}.myworkdayjobs.com"),
  @JsonProperty("jazzhr")
  JAZZHR(Kind.ATS, Needs.COMPANY, "https://app.jazz.co"),
  @JsonProperty("gem")
  GEM(Kind.ATS, Needs.COMPANY, "https://api.gem.com"),
  @JsonProperty("polymer")
  POLYMER(Kind.ATS, Needs.COMPANY, "https://api.polymer.co"),
  @JsonProperty("comeet")
  COMEET(Kind.ATS, Needs.COMPANY_AND_TOKEN, "https://www.comeet.co"),
  @JsonProperty("remoteok")
  REMOTEOK(Kind.AGGREGATOR, Needs.NOTHING, "https://remoteok.com"),
  @JsonProperty("remotive")
  REMOTIVE(Kind.AGGREGATOR, Needs.NOTHING, "https://remotive.com"),
  @JsonProperty("weworkremotely")
  WEWORKREMOTELY(Kind.AGGREGATOR, Needs.NOTHING, "https://weworkremotely.com"),
  @JsonProperty("himalayas")
  HIMALAYAS(Kind.AGGREGATOR, Needs.NOTHING, "https://himalayas.app"),
  @JsonProperty("jobicy")
  JOBICY(Kind.AGGREGATOR, Needs.NOTHING, "https://jobicy.com"),
  @JsonProperty("arbeitnow")
  ARBEITNOW(Kind.AGGREGATOR, Needs.NOTHING, "https://www.arbeitnow.com"),
  @JsonProperty("workingnomads")
  WORKINGNOMADS(Kind.AGGREGATOR, Needs.NOTHING, "https://www.workingnomads.com"),
  @JsonProperty("themuse")
  THEMUSE(Kind.AGGREGATOR, Needs.NOTHING, "https://www.themuse.com"),
  @JsonProperty("landingjobs")
  LANDINGJOBS(Kind.AGGREGATOR, Needs.NOTHING, "https://landing.jobs"),
  @JsonProperty("hackernews")
  HACKERNEWS(Kind.AGGREGATOR, Needs.NOTHING, "https://hn.algolia.com"),
  @JsonProperty("usajobs")
  USAJOBS(Kind.GOVERNMENT, Needs.API_KEY, "https://data.usajobs.gov"),
  @JsonProperty("linkedin")
  LINKEDIN,
  @JsonProperty("indeed")
  INDEED;

  /** The kind of a board. */
  public enum Kind {
    /** Lists the jobs of one company at a time. */
    @JsonProperty("ats")
    ATS,
    /** Gathers jobs of many companies, and is searched as a whole. */
    @JsonProperty("aggregator")
    AGGREGATOR,
    /** Lists a government's own jobs. */
    @JsonProperty("government")
    GOVERNMENT
  }

  /** What a search of the board requires. */
  public enum Needs {
    /** Nothing. */
    @JsonProperty("nothing")
    NOTHING,
    /** The company's name in the board's own urls, or the host of its own careers site. */
    @JsonProperty("company")
    COMPANY,
    /** The company's id and the public token that its careers page holds. */
    @JsonProperty("company_and_token")
    COMPANY_AND_TOKEN,
    /** Tenant, shard and site, as in {@code acme/wd5/Careers}. */
    @JsonProperty("tenant_and_site")
    TENANT_AND_SITE,
    /** An API key of the operator. */
    @JsonProperty("api_key")
    API_KEY
  }

  private final Kind kind;
  private final Needs needs;
  private final String baseUrl;

  Board(Kind kind, Needs needs, String baseUrl) {
    this.kind = kind;
    this.needs = needs;
    this.baseUrl = baseUrl;
  }

  /** A retired board. */
  Board() {
    this(Kind.AGGREGATOR, Needs.NOTHING, null);
  }

  /** The boards that can be searched. */
  public static List<Board> searchable() {
    return Arrays.stream(values()).filter(it -> !it.isRetired()).toList();
  }

  /** The board of a name as the interface writes it. */
  public static Optional<Board> named(String wireName) {
    return Arrays.stream(values()).filter(it -> it.wireName().equals(wireName)).findFirst();
  }

  /**
   * Whether a name is that of an aggregator, which a job has in place of its company where it names
   * none.
   */
  public static boolean standsInForCompany(String name) {
    return named(name).filter(it -> it.kind == Kind.AGGREGATOR).isPresent();
  }

  /** The name as the interface writes it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Kind kind() {
    return kind;
  }

  public Needs needs() {
    return needs;
  }

  /** Whether jobs of it are only those found before it was given up. */
  public boolean isRetired() {
    return baseUrl == null;
  }

  /** Its public base URL with placeholders for the values of {@link #needs()}; null for none. */
  String baseUrl() {
    return baseUrl;
  }
}
