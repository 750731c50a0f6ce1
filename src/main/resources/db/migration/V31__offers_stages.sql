create table stage (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  colour text not null,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create unique index stage_name on stage (account_id, lower(name));
comment on table stage is 'labels of an account on top of the statuses of applications';

alter table application add column stage_id uuid references stage (id) on delete set null;
alter table application add column offer jsonb;
comment on column application.offer is 'the terms of an offer; null for none';

create index application_stage on application (stage_id) where stage_id is not null;
create index application_person_offer on application (person_id) where offer is not null;
