-- Names as one sequence of code points per letter (NFC), without direction overrides and zero-width signs.
create function name_as_seen(name text) returns text language sql immutable as $$
  select normalize(
    regexp_replace(name, '[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), NFC)
$$;

update users set name = coalesce(nullif(trim(name_as_seen(name)), ''), 'Estudante')
  where name <> name_as_seen(name);
update identity."user" set name = coalesce(nullif(trim(name_as_seen(name)), ''), 'Estudante')
  where name <> name_as_seen(name);
update identity.sign_ups set name = coalesce(nullif(trim(name_as_seen(name)), ''), 'Estudante')
  where name <> name_as_seen(name);
update instructors set name = coalesce(nullif(trim(name_as_seen(name)), ''), name)
  where name <> name_as_seen(name);
update certificates set holder_name = coalesce(nullif(trim(name_as_seen(holder_name)), ''), holder_name)
  where holder_name <> name_as_seen(holder_name);

drop function name_as_seen;

-- A picture is a stored file, or that of a sign-in provider (domain/src/users/profile-picture.ts).
update users set profile_picture = null
  where profile_picture !~* '^(/files/|https://([a-z0-9-]+\.)*(googleusercontent\.com|licdn\.com)/)';
alter table users add constraint users_profile_picture_host
  check (profile_picture ~* '^(/files/|https://([a-z0-9-]+\.)*(googleusercontent\.com|licdn\.com)/)');
