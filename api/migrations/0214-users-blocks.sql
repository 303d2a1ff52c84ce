-- A blocked user can't sign in.
alter table users add column blocked_at timestamptz;
