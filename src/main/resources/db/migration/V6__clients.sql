create table client (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  email text,
  phone text,
  notes text,
  status text not null,
  require_approval boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  archived_at timestamptz(3)
);

create index client_newest on client (account_id, id desc);
create index client_active on client (account_id) where status = 'ACTIVE';

alter table resume add constraint resume_client foreign key (client_id) references client (id) on delete cascade;
alter table posting add constraint posting_client foreign key (client_id) references client (id) on delete cascade;
alter table application add constraint application_client foreign key (client_id) references client (id) on delete cascade;

create index resume_client_newest on resume (client_id, id desc) where client_id is not null;
create index posting_client on posting (client_id) where client_id is not null;
create index application_client on application (client_id) where client_id is not null;

-- How many applications a client has, as a sum of changes: writers only add rows, so none waits for
-- another, and a reader adds up a few rows where it would count all applications. A sweep adds up
-- what has gathered.
create table application_tally (
  client_id uuid not null references client (id) on delete cascade,
  status text not null,
  is_sent boolean not null,
  number bigint not null
);

comment on table application_tally is 'changes of the number of applications; their sum is the number';
comment on column application_tally.is_sent is 'whether submitted_at is set';

create index application_tally_client on application_tally (client_id);

create function tally_added_applications() returns trigger language plpgsql as $$
begin
  insert into application_tally (client_id, status, is_sent, number)
  select client_id, status, submitted_at is not null, count(*)
  from added where client_id is not null group by 1, 2, 3;
  return null;
end $$;

-- A client that goes together with its applications needs no tally any more.
create function tally_removed_applications() returns trigger language plpgsql as $$
begin
  insert into application_tally (client_id, status, is_sent, number)
  select client_id, removed.status, submitted_at is not null, -count(*)
  from removed join client on client.id = removed.client_id group by 1, 2, 3;
  return null;
end $$;

create function tally_moved_application() returns trigger language plpgsql as $$
begin
  insert into application_tally (client_id, status, is_sent, number) values
    (old.client_id, old.status, old.submitted_at is not null, -1),
    (new.client_id, new.status, new.submitted_at is not null, 1);
  return null;
end $$;

create trigger application_added after insert on application
  referencing new table as added for each statement execute function tally_added_applications();
create trigger application_removed after delete on application
  referencing old table as removed for each statement execute function tally_removed_applications();
create trigger application_moved after update of status, submitted_at on application for each row
  when (new.client_id is not null
    and (old.status, old.submitted_at is null) is distinct from (new.status, new.submitted_at is null))
  execute function tally_moved_application();

create table approval (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  client_id uuid not null references client (id) on delete cascade,
  application_id uuid not null references application (id) on delete cascade,
  state text not null,
  token_hash text unique,
  sent_to text,
  fingerprint text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  comment text,
  seen_at timestamptz(3)
);

comment on column approval.token_hash is 'null once the link has no use any more';
comment on column approval.sent_to is 'the address the link was mailed to; null where the operator hands it on';
comment on column approval.fingerprint is 'of what was to be decided on when it was asked for, and of what was seen once it is decided';

create unique index approval_open on approval (application_id) where state = 'PENDING';
create index approval_application on approval (application_id, id desc);
create index approval_newest on approval (client_id, id desc);
create index approval_account on approval (account_id, id desc);
create index approval_pending on approval (client_id, expires_at) where state = 'PENDING';
create index approval_unseen on approval (client_id) where decided_at is not null and seen_at is null;

create table approval_link_secret (
  secret text not null
);

comment on table approval_link_secret is
  'one row: what links that the operator hands on are made from, where no secret is configured';

insert into approval_link_secret
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
