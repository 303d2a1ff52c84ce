-- The language choice of an attempt at a practice exam that has one: 0 English, 1 Spanish.
alter table attempts add column foreign_language smallint check (foreign_language in (0, 1));
