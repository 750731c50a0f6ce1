-- Mail waits here from the transaction that causes it until a mail server has taken it.
create table mail (
  id uuid primary key,
  account_id uuid references account (id) on delete cascade,
  kind text not null,
  recipient_hash text not null,
  recipient text,
  subject text,
  body text,
  state text not null,
  attempts int not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

comment on column mail.account_id is 'whose notices tell of a failure; null for nobody''s';
comment on column mail.recipient_hash is 'counts mails per recipient once the address is removed';
comment on column mail.recipient is 'removed with subject and body once the mail is sent or given up';
comment on column mail.expires_at is 'when it is given up';

create index mail_recipient on mail (recipient_hash, kind, created_at);
create index mail_account on mail (account_id, kind, created_at) where account_id is not null;
create index mail_created_at on mail (created_at);
create index mail_queued on mail (created_at) where state = 'QUEUED';

create table account_notice (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  kind text not null,
  message text not null,
  created_at timestamptz(3) not null
);

create index account_notice_newest on account_notice (account_id, id desc);

alter table resume add column is_indexed boolean not null default false;
alter table resume add column hides_contact boolean not null default false;

comment on column resume.is_indexed is 'whether search engines may index the shared resume';
comment on column resume.hides_contact is 'whether the shared resume leaves out phone, e-mail and address';
