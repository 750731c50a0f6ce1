package dev.jobtrail.builder;

import dev.jobtrail.account.PagedData;
import jakarta.inject.Singleton;

/** The builder conversations in the export of an account. */
@Singleton
class BuilderMessageData extends PagedData<BuilderMessageView> {

  BuilderMessageData(BuilderMessages builderMessages) {
    super("builderMessages", 20, BuilderMessageView::id, builderMessages::after);
  }
}
