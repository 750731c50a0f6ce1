package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.Set;
import java.util.stream.Collectors;

/** Refuses an achievement of one position that is claimed for another, in whatever words. */
final class BelongingPolicy implements Policy {

  @Override
  public Message refusal(Claim claim) {
    var content = claim.sentence().content();
    var foreign =
        content.stream()
            .filter(it -> !claim.scopeHas(it) && !it.equals("=people"))
            .filter(it -> claim.known().isOfOtherPosition(it))
            .collect(Collectors.toSet());
    if (claim.setting().isName()
        || claim.isAllWish()
        || claim.known().isAll(claim.scope())
        || foreign.isEmpty()) {
      return null;
    }
    var tooMany =
        foreign.size() * 2 > content.size()
            || claim.setting() == Setting.LETTER && isOfOneOtherPosition(claim, foreign);
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      var objects = clause.levelWords().stream().map(it -> PartPolicy.object(clause, it)).toList();
      for (var token : clause.tokens()) {
        if (foreign.contains(token.key()) && (tooMany || objects.contains(token.key()))) {
          return Message.of("\"%s\" does not belong to this part of the resume", token.surface());
        }
      }
    }
    return null;
  }

  /** Two words that one text of another employer has together. */
  private static boolean isOfOneOtherPosition(Claim claim, Set<String> foreign) {
    return claim.known().all().stream()
        .filter(it -> it.entry().startsWith("/work/") && !claim.named().contains(it.entry()))
        .anyMatch(it -> foreign.stream().filter(it.sentence().keys()::contains).count() > 1);
  }
}
