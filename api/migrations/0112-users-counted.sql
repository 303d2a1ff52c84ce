-- The study of an administrator counts in figures only if they choose it. Tallies follow a change in the background.
alter table users
  add column is_counted boolean not null generated always as (role <> 'ADMIN' or counts_in_figures) stored,
  -- The value that the tallies go by; it follows is_counted together with the marks on attempts and courses.
  add column is_tallied boolean not null default true;

create index users_uncounted on users (id) where not is_counted;
create index users_recounted on users (id) where is_tallied <> is_counted;
