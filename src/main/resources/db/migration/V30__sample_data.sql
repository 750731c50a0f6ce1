create table sample_record (
  account_id uuid not null references account (id) on delete cascade,
  record_id uuid not null,
  kind text not null,
  primary key (account_id, record_id)
);

comment on table sample_record is 'records that were added as sample data; clearing it deletes these and no others';
