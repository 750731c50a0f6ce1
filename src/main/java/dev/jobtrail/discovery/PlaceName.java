package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.NamedPlace.Kind;
import dev.jobtrail.place.Places;
import java.util.List;

/**
 * A location of a target.
 *
 * @param words its name
 * @param places what it names
 * @param isRemote whether it asks for remote jobs
 */
record PlaceName(List<String> words, List<NamedPlace> places, boolean isRemote) {

  /** A place by its name in any language; a country also by its code. */
  static PlaceName of(String written) {
    var words = JobWords.in(written);
    return new PlaceName(words, Places.in(written), RemoteWords.areInPlace(written));
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  /**
   * Whether a job is there: at one of the places, or remote in a larger area of which the place is
   * a part.
   *
   * @param at the places of the job
   * @param radius how far from a city it may be, in kilometres
   */
  boolean contains(FoundJob job, List<NamedPlace> at, int radius) {
    var isRemoteJob = Boolean.TRUE.equals(job.isRemote());
    if (isRemote && !isRemoteJob) {
      return false;
    }
    if (places.isEmpty()) {
      return isRemote || isNamed(job);
    }
    return places.stream()
        .anyMatch(
            place ->
                at.stream()
                        .anyMatch(
                            it ->
                                place.covers(it)
                                    || place.distanceTo(it) <= radius
                                    || isRemoteJob && it.surrounds(place))
                    || place.kind() == Kind.TOWN && isNamed(job));
  }

  /** A name that is not known, such as that of a part of a city. */
  private boolean isNamed(FoundJob job) {
    return job.locations().stream().anyMatch(it -> JobWords.contain(JobWords.in(it), words));
  }
}
