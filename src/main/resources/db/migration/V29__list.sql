alter table application add column archived_at timestamptz(3);
comment on column application.archived_at is 'when its owner archived it; null if it is in lists and on the board';

create table saved_view (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create unique index saved_view_name on saved_view (account_id, lower(name));
