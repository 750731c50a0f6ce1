create table site_account (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid references client (id) on delete cascade,
  person_id uuid not null generated always as (coalesce(client_id, account_id)) stored,
  site text not null,
  email text not null,
  password bytea not null,
  password_key text not null,
  is_generated boolean not null,
  shown_at timestamptz(3),
  state text not null,
  claimed_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint site_account_site unique (person_id, site)
);

create index site_account_account on site_account (account_id, id);
create index site_account_client on site_account (client_id) where client_id is not null;

comment on table site_account is 'an account of an applicant on the site of an employer, for forms behind a sign-in';
comment on column site_account.password is 'encrypted; password_key names the key';
comment on column site_account.shown_at is 'when a generated password was shown, which happens once';
comment on column site_account.claimed_by is 'the run that has last set out to press a button with the password';
