-- The order of the board: the last applications of each status, which are found and counted without sorting.
create index application_board on application (person_id, status, status_changed_at desc, id desc)
  where archived_at is null;
