package dev.jobtrail.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.JudgedGuard;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.LetterTask.RefusedSentence;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.guard.CheckedText;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Guard;
import dev.jobtrail.match.Material;
import dev.jobtrail.match.MaterialReader;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkNotes;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes cover letters and drops unsupported claims. */
@ApplicationScoped
public class LetterWriter implements Worker {

  private static final String TONE = "tone";
  private static final String INSTRUCTIONS = "instructions";

  private final Engine engine;
  private final Guard guard;
  private final MaterialReader materialReader;
  private final WorkOnApplications applications;
  private final ApplicantConditions conditions;
  private final WorkNotes notes;
  private final Clock clock;

  LetterWriter(
      Engine engine,
      MaterialReader materialReader,
      WorkOnApplications applications,
      ApplicantConditions conditions,
      WorkNotes notes,
      Clock clock) {
    this.engine = engine;
    this.materialReader = materialReader;
    this.applications = applications;
    this.conditions = conditions;
    this.notes = notes;
    this.clock = clock;
    guard = new JudgedGuard(new EvidenceGuard(clock), engine::judge);
  }

  /** The input of {@link #carryOut} besides the application. */
  public static Map<String, String> details(CoverLetterTone tone, String instructions) {
    var details = new HashMap<String, String>();
    details.put(TONE, tone.name());
    if (instructions != null) {
      details.put(INSTRUCTIONS, instructions);
    }
    return details;
  }

  @Override
  public WorkKind kind() {
    return WorkKind.COVER_LETTER;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var tone = CoverLetterTone.valueOf(order.details().get(TONE));
    var material = materialReader.of(order);
    var instructions = order.details().get(INSTRUCTIONS);
    var stated = stated(order, material.posting());
    var letter = write(material, tone, instructions, stated);
    var told = new ArrayList<>(engine.letterNotes(material.resume(), instructions, letter));
    told.addAll(stated.notes());
    return () -> {
      Application.find(order.accountId(), order.applicationId())
          .orElseThrow()
          .takeWrittenLetter(letter, tone, clock);
      if (!told.isEmpty()) {
        notes.add(order, Message.sentences(told).in(order.language()));
      }
    };
  }

  private StatedConditions stated(WorkOrder order, PostingText posting) {
    var asked = AskedCondition.in(posting);
    return StatedConditions.of(asked, asked.isEmpty() ? Map.of() : known(order));
  }

  private Map<AskedCondition, Translatable> known(WorkOrder order) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Application.personOf(order.accountId(), order.applicationId()))
        .map(conditions::of)
        .orElseGet(Map::of);
  }

  @Override
  public void lock(WorkOrder order) {
    applications.lock(order);
  }

  /** The letter is unchanged. */
  @Override
  public void giveUp(WorkOrder order, String reason) {}

  /** Unsupported claims are reported to the engine once, and dropped if they are repeated. */
  private String write(
      Material material, CoverLetterTone tone, String instructions, StatedConditions stated) {
    var parsed = material.parsedBy(engine);
    var draft = draft(material, parsed, tone, instructions, stated, List.of());
    if (!draft.refused().isEmpty() || !draft.hasLetterLength()) {
      draft = draft(material, parsed, tone, instructions, stated, draft.refused());
    }
    if (!draft.hasLetterLength()) {
      throw new WorkException(
          Message.of(
              "The letter has only %d words that the resume supports; it needs %d to %d.",
              draft.words(), LetterTask.SHORTEST, LetterTask.LONGEST));
    }
    return draft.supported();
  }

  private Draft draft(
      Material material,
      ParsedDescription parsed,
      CoverLetterTone tone,
      String instructions,
      StatedConditions stated,
      List<RefusedSentence> refused) {
    var letter =
        engine.writeLetter(
            new LetterTask(
                material.resume(),
                material.facts(),
                material.posting(),
                parsed,
                tone,
                instructions,
                refused,
                stated.sentences()));
    if (!WellFormedText.is(letter)) {
      throw new EngineException(Message.of("The letter contains characters that cannot be saved."));
    }
    return Draft.of(CheckedText.of(letter, material.evidence(stated.facts()), guard));
  }
}
