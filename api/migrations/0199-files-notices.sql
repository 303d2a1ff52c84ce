-- The notice names, in Portuguese, the parts of a sent file that the stored one lacks. It is kept because a repeated request
-- to finish an upload answers the same.
alter table files add column notice text check (length(notice) <= 500);
