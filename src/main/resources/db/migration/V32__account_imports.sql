-- Exports of other installations, uploaded in parts and imported into an account.

create table account_import_part (
  account_id uuid not null references account (id) on delete cascade,
  number integer not null check (number >= 0),
  content bytea not null,
  stored_at timestamptz(3) not null,
  primary key (account_id, number)
);

comment on table account_import_part is 'parts of an uploaded export, deleted with its import or a day later';

create index account_import_part_stored on account_import_part (stored_at);

create table account_import (
  account_id uuid primary key references account (id) on delete cascade,
  report jsonb not null,
  imported_at timestamptz(3) not null
);

comment on table account_import is 'the report of the last import';
