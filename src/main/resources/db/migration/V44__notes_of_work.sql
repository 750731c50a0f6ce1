-- What work did otherwise than asked, such as instructions for a letter that it does not follow.
alter table work add column note text;
