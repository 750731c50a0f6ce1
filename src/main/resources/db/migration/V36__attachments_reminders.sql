create table attachment (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  name text not null,
  type text,
  size integer not null check (size > 0),
  uploaded_bytes integer not null check (uploaded_bytes between 0 and size),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

comment on table attachment is 'a file of an application, complete where uploaded_bytes is size';
comment on column attachment.type is 'recognized by the first part; null before';

create index attachment_application on attachment (application_id, id);
create index attachment_account on attachment (account_id, id) include (size);
create index attachment_incomplete on attachment (updated_at) where uploaded_bytes < size;

create table attachment_part (
  attachment_id uuid not null references attachment (id) on delete cascade,
  number integer not null check (number >= 0),
  content bytea not null,
  primary key (attachment_id, number)
);

-- most files are compressed already
alter table attachment_part alter column content set storage external;

create table reminder (
  account_id uuid primary key references account (id) on delete cascade,
  frequency text not null,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null,
  next_at timestamptz(3),
  sent_at timestamptz(3),
  updated_at timestamptz(3) not null
);

comment on table reminder is 'when follow-ups and interviews are mailed to an account';
comment on column reminder.time_zone is 'the IANA id of the zone of the hour and of the days';
comment on column reminder.next_at is 'when the next reminder is due; null if they are off';

create index reminder_due on reminder (next_at) where next_at is not null;
