-- Whether the postings of applications are still open.

alter table posting
  add column check_state text,
  add column check_evidence text,
  add column evidence_at timestamptz(3),
  add column check_problem text,
  add column checked_at timestamptz(3);

comment on column posting.check_state is 'what the last evidence says: OPEN or CLOSED; null before there was any';
comment on column posting.check_problem is 'why the last check found no evidence; null if it found some';

alter table application
  add column posting_check_at timestamptz(3) not null default now() + interval '1 hour';

comment on column application.posting_check_at is
  'when its posting is checked next; while a check runs, when another process may check it';

create index application_posting_check on application (posting_check_at)
  where status in ('SAVED', 'REVIEWED', 'READY', 'NEEDS_ACTION') and archived_at is null;
