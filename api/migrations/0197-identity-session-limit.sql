-- An account keeps its newest 50 sessions: each sign-in begins one, and right passwords have no limit.
create function identity.end_oldest_sessions() returns trigger
  language plpgsql as $$
  begin
    delete from identity.session where id in (
      select id from identity.session where "userId" = new."userId"
      order by "createdAt" desc, id desc offset 50);
    return null;
  end $$;
create trigger session_limit after insert on identity.session
  for each row execute function identity.end_oldest_sessions();
