-- db-scheduler's own table: who is at what.
create table scheduled_tasks (
  task_name text not null,
  task_instance text not null,
  task_data bytea,
  execution_time timestamptz not null,
  picked boolean not null,
  picked_by text,
  last_success timestamptz,
  last_failure timestamptz,
  consecutive_failures int,
  last_heartbeat timestamptz,
  version bigint not null,
  priority smallint,
  primary key (task_name, task_instance)
);

create index scheduled_tasks_execution_time on scheduled_tasks (execution_time);
create index scheduled_tasks_last_heartbeat on scheduled_tasks (last_heartbeat);

create table work (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  kind text not null,
  application_id uuid references application (id) on delete cascade,
  resume_id uuid references resume (id) on delete cascade,
  details jsonb not null,
  state text not null,
  attempts int not null,
  error text,
  unit_month date not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  check (num_nonnulls(application_id, resume_id) = 1)
);

comment on column work.unit_month is 'the month that its unit of the AI allowance was taken in';

create index work_account on work (account_id, id desc);
create index work_application on work (application_id, id desc) where application_id is not null;
create index work_resume on work (resume_id, id desc) where resume_id is not null;
create index work_client on work (client_id) where client_id is not null;
create unique index work_open_application on work (application_id, kind)
  where application_id is not null and state in ('QUEUED', 'RUNNING');
create unique index work_open_resume on work (resume_id, kind)
  where resume_id is not null and state in ('QUEUED', 'RUNNING');

create table resume_fact (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  resume_id uuid not null references resume (id) on delete cascade,
  text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on table resume_fact is 'what owners vouch for beside what stands in their resumes';

create index resume_fact_resume on resume_fact (resume_id, id);
create index resume_fact_account on resume_fact (account_id);
create index resume_fact_client on resume_fact (client_id) where client_id is not null;

alter table resume add column application_id uuid references application (id) on delete cascade;

comment on column resume.application_id is 'the application that the copy was tailored for';

create index resume_application on resume (application_id) where application_id is not null;

create table earlier_cover_letter (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  cover_letter text not null,
  tone text,
  generated_at timestamptz(3),
  replaced_at timestamptz(3) not null
);

create index earlier_cover_letter_application on earlier_cover_letter (application_id, id desc);

create table builder_message (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  resume_id uuid not null references resume (id) on delete cascade,
  text text not null,
  state text not null,
  reply text not null,
  refused jsonb not null,
  provider text,
  model text,
  error text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column builder_message.reply is 'what of it is written so far';

create index builder_message_resume on builder_message (resume_id, id desc);
create index builder_message_account on builder_message (account_id);
create index builder_message_client on builder_message (client_id) where client_id is not null;

create table builder_suggestion (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  resume_id uuid not null references resume (id) on delete cascade,
  message_id uuid not null references builder_message (id) on delete cascade,
  state text not null,
  title text not null,
  reason text not null,
  operations json not null,
  base_updated_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column builder_suggestion.operations is 'json and not jsonb, which would change the order of keys';

create index builder_suggestion_resume on builder_suggestion (resume_id, id desc);
create index builder_suggestion_message on builder_suggestion (message_id);
create index builder_suggestion_account on builder_suggestion (account_id);
create index builder_suggestion_client on builder_suggestion (client_id) where client_id is not null;
