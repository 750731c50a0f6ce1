create table apply_profile (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  profile jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint apply_profile_person unique (person_id)
);

create index apply_profile_account on apply_profile (account_id, id);
create index apply_profile_client on apply_profile (client_id) where client_id is not null;
