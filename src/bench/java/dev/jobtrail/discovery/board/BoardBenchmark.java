package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.discovery.JobWords;
import dev.jobtrail.discovery.TargetFilter;
import dev.jobtrail.discovery.statement.HiringReader;
import dev.jobtrail.discovery.statement.SponsorshipReader;
import dev.jobtrail.fit.ApplicantProfile;
import dev.jobtrail.fit.FitModel;
import dev.jobtrail.fit.JobProfile;
import dev.jobtrail.posting.TestUrls;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/**
 * Counts postings a second of CPU time, warm and from memory: an answer of a board parsed, each job of
 * it normalized, held against a target, scored and read for statements. The answers are of 1,000 jobs with descriptions of
 * about 700 words: {@code java -cp ... dev.jobtrail.discovery.board.BoardBenchmark}.
 */
final class BoardBenchmark {
  private static final int JOBS = 1_000;
  private static final int ROUNDS = 12;
  private static final String[] WORDS =
      ("you will build and run services with our team in kotlin java postgresql kubernetes the product "
              + "customers platform data pipelines design review quality ownership experience years of "
              + "working remote office benefits salary budget learning equal opportunity employer").split(" ");

  private BoardBenchmark() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = System.out;
    FitModel model = new FitModel(Clock.systemUTC());
    ApplicantProfile applicant =
        model.applicant(
            new ObjectMapper()
                .readTree(
                    """
                    {"basics": {"label": "Backend Engineer"},
                     "work": [{"position": "Senior Software Engineer", "summary": "Billing services in Kotlin"}],
                     "skills": [{"name": "Backend", "keywords": ["Kotlin", "PostgreSQL", "Kubernetes"]}]}
                    """));
    TargetFilter filter =
        new TargetFilter("Backend Engineer", List.of("Kotlin"), List.of("intern"), null, false, null, 50_000);
    for (Board board : List.of(Board.GREENHOUSE, Board.LEVER, Board.REMOTIVE)) {
      byte[] body = answer(board);
      double best = 0;
      for (int round = 0; round < ROUNDS; round++) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        int kept = read(Reading.adapter(board), body, filter, model, applicant);
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e9;
        best = Math.max(best, JOBS / seconds);
        if (round == ROUNDS - 1) {
          out.printf(
              "%-12s %5.1f MB, %d of %d kept; last round %.0f postings/s, best %.0f%n",
              board.wireName(), body.length / 1e6, kept, JOBS, JOBS / seconds, best);
        }
      }
    }
  }

  private static int read(BoardAdapter adapter, byte[] body, TargetFilter filter, FitModel model, ApplicantProfile applicant) {
    BoardScope scope =
        BoardScope.of(
            adapter.board(),
            adapter.board().needs() == Board.Needs.NOTHING ? null : BoardCompany.of("acme"),
            null,
            Instant.parse("2026-11-21T12:00:00Z"));
    ListPage page =
        Answers.list(adapter, PageStart.FIRST, -1, new Answers.Answer(body, () -> "", false, Instant.EPOCH));
    int kept = 0;
    for (JsonItem item : page.items()) {
      JobDraft draft = new JobDraft(scope);
      adapter.read(item, page, draft);
      FoundJob job = draft.build(TestUrls.CANONICAL);
      JobWords words = JobWords.of(job);
      if (filter.keeps(job, words)) {
        JobProfile profile =
            model.job(job.title(), job.company(), job.location(), job.isRemote(), job.employmentType(), job.description());
        List<String> sentences = profile.sentences();
        HiringReader.read(job.company(), sentences);
        SponsorshipReader.read(sentences);
        kept += model.score(applicant, profile) >= 0 ? 1 : 0;
      }
    }
    return kept;
  }

  private static byte[] answer(Board board) throws IOException {
    Random random = new Random(1);
    ObjectMapper json = new ObjectMapper();
    ArrayNode list = json.createArrayNode();
    for (int i = 0; i < JOBS; i++) {
      String html = description(random);
      ObjectNode job = list.addObject();
      switch (board) {
        case GREENHOUSE ->
            job.put("id", i)
                .put("title", "Senior Backend Engineer " + i)
                .put("company_name", "Acme")
                .put("absolute_url", "https://job-boards.greenhouse.io/acme/jobs/" + i + "?gh_src=x")
                .put("first_published", "2026-10-30T16:02:11-04:00")
                .put("content", html.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
                .putObject("location")
                .put("name", "Austin, TX; Remote (US)");
        case LEVER ->
            job.put("id", "id-" + i)
                .put("text", "Backend Engineer " + i)
                .put("hostedUrl", "https://jobs.lever.co/acme/" + i)
                .put("createdAt", 1_763_020_455_000L)
                .put("description", html)
                .putObject("categories")
                .put("commitment", "Full-time")
                .put("location", "Berlin");
        default ->
            job.put("id", i)
                .put("title", "Lead Developer " + i)
                .put("company_name", "Harbour & Pine")
                .put("url", "https://remotive.com/remote-jobs/software-dev/lead-" + i)
                .put("publication_date", "2026-11-12T21:30:58")
                .put("job_type", "full_time")
                .put("salary", "$140k - $165k")
                .put("candidate_required_location", "USA, UK")
                .put("description", html);
      }
    }
    return json.writeValueAsBytes(
        board == Board.LEVER ? list : json.createObjectNode().set("jobs", list));
  }

  private static String description(Random random) {
    StringBuilder html = new StringBuilder();
    for (int paragraph = 0; paragraph < 14; paragraph++) {
      html.append(paragraph % 3 == 1 ? "<ul><li>" : "<p><strong>What &amp; why</strong> ");
      for (int word = 0; word < 50; word++) {
        html.append(WORDS[random.nextInt(WORDS.length)]).append(word % 12 == 11 ? ". " : " ");
      }
      html.append(paragraph % 3 == 1 ? "</li></ul>" : "</p>\n");
    }
    return html.append("<p>Pay: $165,000 &ndash; $205,000 USD per year</p>").toString();
  }
}
