-- Renames a column: an older version can't delete accounts on this database.
alter table deletion_codes rename column tries_left to attempts_left;
