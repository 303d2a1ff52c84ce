-- What the stored file lacks of the sent one, in Portuguese: a repeated request to finish an upload answers the same.
alter table files add column notice text check (length(notice) <= 500);
