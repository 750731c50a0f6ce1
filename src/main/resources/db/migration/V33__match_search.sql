-- PostgreSQL's parser took longer for a text than all else that is stored with it; the service writes the words instead
alter table discovery_match alter column search drop expression;

comment on column discovery_match.search is 'the words of title, company, place and text with their positions';

-- for what inserts matches without it, such as a replica of the release before
create function discovery_match_search() returns trigger language plpgsql as $$
begin
  new.search := to_tsvector('simple', new.title || ' ' || new.company || ' ' || coalesce(new.location, '') || ' '
    || coalesce(left(new.description, 8000), ''));
  return new;
end $$;

create trigger discovery_match_search before insert on discovery_match
  for each row when (new.search is null) execute function discovery_match_search();

-- many accounts have sources with the same URL
create index discovery_match_source_url_resume on discovery_match_source (url, resume_id);
drop index discovery_match_source_url;

-- without updated_at, which every find changes, so that an update may leave the indexes alone
create index discovery_match_dismissal on discovery_match (resume_id) where dismiss_reason is not null;
drop index discovery_match_dismissed;
