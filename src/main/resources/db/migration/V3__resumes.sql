create table resume (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  slug text not null,
  tags varchar[] not null,
  is_public boolean not null,
  is_locked boolean not null,
  password_hash text,
  template text not null,
  data json not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint resume_slug unique (account_id, slug)
);

comment on column resume.data is 'JSON Resume 1.0.0; json and not jsonb, which would change key order and numbers';

create index resume_newest on resume (account_id, id desc);

create table resume_version (
  id uuid primary key,
  resume_id uuid not null references resume (id) on delete cascade,
  account_id uuid not null,
  mutation text not null,
  name text not null,
  slug text not null,
  tags varchar[] not null,
  template text not null,
  data json not null,
  created_at timestamptz(3) not null
);

comment on table resume_version is 'what a resume was before a change';
comment on column resume_version.mutation is 'the change that ended this version';

create index resume_version_newest on resume_version (resume_id, id desc);
