"""Uses the generated client: writes, reads, moves and deletes an application, and is refused."""

import sys

import openapi_client as api

configuration = api.Configuration(host=sys.argv[1], api_key={"apiKey": sys.argv[2]})
with api.ApiClient(configuration) as client:
    applications = api.ApplicationsApi(client)
    resume = api.ResumesApi(client).create_resume(api.NewResume(name="Python"))
    made = applications.create_application(
        api.NewApplication(resume_id=resume.id, posting=api.PastedPosting(title="Cook", company="Northwind", description_raw="We cook."))
    )
    assert made.posting.title == "Cook" and made.follow_up_on is None, made
    moved = applications.set_application_status(
        id=made.id, status_edit=api.StatusEdit(status=api.ApplicationStatus.SUBMITTED)
    )
    assert moved.status == api.ApplicationStatus.SUBMITTED, moved
    assert any(it.id == made.id for it in applications.list_applications(limit=5))
    applications.delete_application(id=made.id)
    try:
        applications.get_application(id=made.id)
        sys.exit("a deleted application was read")
    except api.ApiException as refused:
        assert refused.status == 404, refused
