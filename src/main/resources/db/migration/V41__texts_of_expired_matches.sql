-- for the job that deletes the texts of matches that expired long ago
create index discovery_match_expired_text on discovery_match (found_at)
  where state = 'EXPIRED' and description is not null;
