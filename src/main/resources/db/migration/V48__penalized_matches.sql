-- The few matches that a dismissal has ranked lower, which the next one ranks anew.
create index discovery_match_penalized on discovery_match (resume_id) where state = 'NEW' and rank_penalty > 0;
