-- A saved view names its stage and its resume in JSON, without a foreign key. Once one of these is deleted,
-- the view finds nothing, so it ends with it.
create function delete_saved_views() returns trigger language plpgsql as $$
begin
  delete from saved_view where account_id = old.account_id and filter ->> tg_argv[0] = old.id::text;
  return null;
end $$;

create trigger stage_deleted_views after delete on stage for each row execute function delete_saved_views('stageId');
create trigger resume_deleted_views after delete on resume for each row execute function delete_saved_views('resumeId');

delete from saved_view v
where not exists (select from stage s where s.id::text = v.filter ->> 'stageId') and v.filter ->> 'stageId' is not null
  or not exists (select from resume r where r.id::text = v.filter ->> 'resumeId') and v.filter ->> 'resumeId' is not null;
