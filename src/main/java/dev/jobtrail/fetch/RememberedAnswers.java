package dev.jobtrail.fetch;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The latest answers that sites gave a validator with, as sent, so that an unchanged one need not
 * be sent again; bounded in bytes, those unused for longest go first.
 */
final class RememberedAnswers {

  /** What a map entry, its key and its headers take beside the body, roughly. */
  private static final int OVERHEAD = 1_024;

  private final Map<String, Answer> answers = new LinkedHashMap<>(16, 0.75f, true);
  private final long maxBytes;
  private long bytes;

  RememberedAnswers(long maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** What the request was answered with last, or null. */
  synchronized Answer to(FetchRequest request) {
    return request.canBeRemembered() ? answers.get(key(request)) : null;
  }

  /** Keeps an answer that can be asked about; one that takes more than a quarter is not. */
  synchronized void keep(FetchRequest request, Answer answer) {
    if (!request.canBeRemembered()) {
      return;
    }
    forget(answers.remove(key(request)));
    if (answer.status() != 200 || !answer.hasValidator() || size(answer) > maxBytes / 4) {
      return;
    }
    answers.put(key(request), answer);
    bytes += size(answer);
    for (Iterator<Answer> oldest = answers.values().iterator(); bytes > maxBytes; ) {
      forget(oldest.next());
      oldest.remove();
    }
  }

  private void forget(Answer answer) {
    bytes -= answer == null ? 0 : size(answer);
  }

  private static int size(Answer answer) {
    return answer.body().length + OVERHEAD;
  }

  private static String key(FetchRequest request) {
    return request.uri() + " " + request.headers();
  }
}
