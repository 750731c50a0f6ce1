create table posting (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  source text not null,
  external_id text,
  url text,
  canonical_url text check (octet_length(canonical_url) <= 2000),
  title text not null,
  company text,
  location text,
  is_remote boolean,
  employment_type text,
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= salary_min),
  salary_currency text,
  description_raw text,
  description_parsed jsonb,
  posted_at timestamptz(3),
  fetched_at timestamptz(3),
  review_error text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column posting.person_id is
  'the client, or the account where it is for its own person; never null, so that it can be sought and unique';
comment on column posting.canonical_url is 'the url without what only tracks; null for a posting pasted without one';

create unique index posting_person_url on posting (person_id, canonical_url);
create index posting_account on posting (account_id);

create table application (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  posting_id uuid not null unique references posting (id) on delete cascade,
  resume_id uuid references resume (id) on delete set null,
  status text not null,
  status_changed_at timestamptz(3) not null,
  match_score integer check (match_score between 0 and 100),
  match_scorecard jsonb,
  tailored_resume_id uuid references resume (id) on delete set null,
  tailoring jsonb,
  tailor_error text,
  apply_source text not null,
  notes text,
  cover_letter text,
  cover_letter_tone text,
  cover_letter_generated_at timestamptz(3),
  submitted_via text,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column application.resume_id is 'null once the resume is deleted: the application outlives it';

create index application_person on application (person_id, id desc);
create index application_person_status on application (person_id, status, id desc);
create index application_account on application (account_id, id desc);
create index application_resume on application (resume_id, id desc);
create index application_tailored_resume on application (tailored_resume_id) where tailored_resume_id is not null;
create index application_quiet on application (status_changed_at) where status in ('SUBMITTED', 'SCREENING');

create table application_status_change (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  at timestamptz(3) not null,
  from_status text,
  to_status text not null,
  moved_by text not null,
  note text
);

comment on column application_status_change.from_status is
  'null for the first one; the same as to_status for a note on a status that stayed';

create index application_status_change_application on application_status_change (application_id, at, id);
