// Uses the generated client: writes, reads, moves and deletes an application, and is refused.
import { strict as assert } from 'node:assert';
import { ApplicationsApi, ApplicationStatus, Configuration, ResponseError, ResumesApi } from './index';

async function check() {
  const [basePath, apiKey] = process.argv.slice(2);
  const configuration = new Configuration({ basePath, apiKey });
  const applications = new ApplicationsApi(configuration);
  const resume = await new ResumesApi(configuration).createResume({ newResume: { name: 'TypeScript' } });
  const made = await applications.createApplication({
    newApplication: { resumeId: resume.id, posting: { title: 'Cook', company: 'Northwind', descriptionRaw: 'We cook.' } },
  });
  assert.equal(made.posting.title, 'Cook');
  assert.equal(made.followUpOn, null);
  const moved = await applications.setApplicationStatus({
    id: made.id,
    statusEdit: { status: ApplicationStatus.Submitted },
  });
  assert.equal(moved.status, ApplicationStatus.Submitted);
  const listed = await applications.listApplications({ limit: 5 });
  assert.ok(listed.some((it) => it.id === made.id));
  await applications.deleteApplication({ id: made.id });
  await assert.rejects(
    applications.getApplication({ id: made.id }),
    (refused) => refused instanceof ResponseError && refused.response.status === 404,
  );
}

check().catch((fault) => {
  console.error(fault);
  process.exit(1);
});
