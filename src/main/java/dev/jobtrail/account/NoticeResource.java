package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Messages to the caller, such as a mail that could not be delivered. */
@Path("/account/notices")
@Authenticated
@Tag(name = "Account")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class NoticeResource {

  private final CurrentAccount current;
  private final Notices notices;

  NoticeResource(CurrentAccount current, Notices notices) {
    this.current = current;
    this.notices = notices;
  }

  @GET
  @Operation(
      operationId = "listNotices",
      summary = "List the account's notices, newest first",
      description = "Such as a mail that could not be delivered. The newest 50 are kept.")
  public List<NoticeView> listNotices() {
    return notices.of(current.id());
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteNotice",
      summary = "Dismiss a notice",
      description = "It is not shown again.")
  public void deleteNotice(String id) {
    if (!notices.remove(current.id(), Ids.parse(id))) {
      throw ApiException.notFound();
    }
  }
}
