-- Copies the only account of a database with all that belongs to it: "call bench.copy(TABLE, FIRST, LAST)" for
-- tables of bench.template. Copy n has the API key jt_copy_n, its ids end in n, and its times lie up to a day before.
-- Triggers and references have done their part for the first account, and are left out in this session.
set session_replication_role = replica;
create schema bench;
create function bench.copied(id uuid, n int) returns uuid language sql immutable as
  $$ select overlay(id::text placing lpad(to_hex(n), 12, '0') from 25)::uuid $$;
-- a second of the day, far from that of the account before
create function bench.spread(n int) returns interval language sql immutable as
  $$ select n::bigint * 7919 % 86400 * interval '1 second' $$;
-- the rows of the typical account, which are all that there are
create table bench.template (name regclass, of_all boolean, place tid);
do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name,
      c.relname in ('account', 'account_session', 'account_device', 'api_key', 'resume') as of_all
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (c.relname in ('account', 'application_status_change', 'application_stay', 'discovery_match_source',
          'discovery_run_board')
        or exists (select from pg_attribute where attrelid = c.oid and attname = 'account_id'))
  loop
    execute format('insert into bench.template select $1, $2, ctid from %s', found.name) using found.name, found.of_all;
  end loop;
end $$;
create procedure bench.copy(copied regclass, first int, last int) language plpgsql as $$
declare
  names text;
  copies text;
  place tid;
begin
  select string_agg(quote_ident(attname), ', '), string_agg(case
      when atttypid = 'uuid'::regtype then format('bench.copied(%I, n)', attname)
      when attname = 'key_hash' then 'encode(sha256(convert_to(''jt_copy_'' || n, ''UTF8'')), ''hex'')'
      when attname in ('username', 'email', 'token_hash') then format('%I || n', attname)
      when attname in ('next_daily_at', 'posting_check_at') then 'now() - interval ''10 min'' + bench.spread(n)'
      when atttypid = 'timestamptz'::regtype then format('%I - bench.spread(n)', attname)
      else quote_ident(attname) end, ', ')
  into names, copies from pg_attribute
  where attrelid = copied and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '';
  for place in select t.place from bench.template t where name = copied loop
    execute format('insert into %s (%s) select %s from %1$s, generate_series($1, $2) n where ctid = $3',
      copied, names, copies) using first, last, place;
  end loop;
end $$;
