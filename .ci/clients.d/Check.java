import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ApplicationsApi;
import org.openapitools.client.api.ResumesApi;
import org.openapitools.client.model.ApplicationStatus;
import org.openapitools.client.model.NewApplication;
import org.openapitools.client.model.NewResume;
import org.openapitools.client.model.PastedPosting;
import org.openapitools.client.model.StatusEdit;

/** Uses the generated client: writes, reads, moves and deletes an application, and is refused. */
class Check {

  public static void main(String[] arguments) throws ApiException {
    var client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    client.setRequestInterceptor(it -> it.header("x-api-key", arguments[1]));
    var applications = new ApplicationsApi(client);
    var resume = new ResumesApi(client).createResume(new NewResume().name("Java"), null);
    var posting = new PastedPosting().title("Cook").company("Northwind").descriptionRaw("We cook.");
    var wanted = new NewApplication().resumeId(resume.getId()).posting(posting);
    var made = applications.createApplication(wanted, null);
    require("Cook".equals(made.getPosting().getTitle()) && made.getFollowUpOn() == null);
    var submitted = new StatusEdit().status(ApplicationStatus.SUBMITTED);
    var moved = applications.setApplicationStatus(made.getId(), submitted, null);
    require(moved.getStatus() == ApplicationStatus.SUBMITTED);
    applications.deleteApplication(made.getId(), null);
    try {
      applications.getApplication(made.getId(), null);
      throw new AssertionError("a deleted application was read");
    } catch (ApiException refused) {
      require(refused.getCode() == 404);
    }
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new AssertionError();
    }
  }
}
