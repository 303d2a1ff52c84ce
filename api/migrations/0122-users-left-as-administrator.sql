-- The study of an administrator still counts in no figure after their account is deleted, which makes the row a learner's.
alter table users add column has_left_as_administrator boolean not null default false;

alter table users alter column is_counted set expression as (
  (role <> 'ADMIN' and not has_left_as_administrator) or counts_in_figures
);
