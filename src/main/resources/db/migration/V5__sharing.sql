-- Views and downloads are only ever inserted, so that no reader waits for another one; a while later
-- they are counted into resume_statistics and removed.
create table resume_view (
  resume_id uuid not null references resume (id) on delete cascade,
  hour timestamptz(3) not null,
  visitor bytea not null,
  at timestamptz(3) not null,
  primary key (resume_id, hour, visitor)
);

comment on column resume_view.visitor is 'a hash, keyed by the day''s secret, of address, user agent, resume and hour';

create index resume_view_hour on resume_view (hour);

create table resume_download (
  id bigint generated always as identity primary key,
  resume_id uuid not null references resume (id) on delete cascade,
  at timestamptz(3) not null
);

create index resume_download_resume on resume_download (resume_id, at);
create index resume_download_at on resume_download (at);

create table resume_statistics (
  resume_id uuid not null references resume (id) on delete cascade,
  day date not null,
  views bigint not null check (views >= 0),
  downloads bigint not null check (downloads >= 0),
  last_viewed_at timestamptz(3),
  last_downloaded_at timestamptz(3),
  primary key (resume_id, day)
);

comment on column resume_statistics.day is 'in UTC';

create table visitor_secret (
  day date primary key,
  secret bytea not null
);

comment on table visitor_secret is 'removed with its day, after which no hash can be led back to a visitor';
