-- compressing the words took time without making them shorter; compressing a response took more than parsing it, and
-- responses are bounded by their sizes before compression
alter table discovery_match alter column search set storage external;
alter table stored_response alter column body set storage external;
