create table interview (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  time_zone text not null,
  kind text not null,
  place text,
  link text,
  people text,
  notes text,
  outcome text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on column interview.time_zone is 'the IANA id of the zone in which it was entered';

create index interview_application on interview (application_id, starts_at);
create index interview_account on interview (account_id, starts_at);

create table contact (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  name text not null,
  role text,
  email text,
  phone text,
  link text,
  notes text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index contact_application on contact (application_id, id);
create index contact_account on contact (account_id);

create table calendar_feed (
  account_id uuid primary key references account (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz(3) not null
);
