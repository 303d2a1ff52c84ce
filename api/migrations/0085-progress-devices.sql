-- The last progress event of each device in a content. A repeated event, and an older one that arrives
-- late, is known by its sequence number and changes no completion.
create table progress_devices (
  user_id uuid not null references users,
  content_id uuid not null references contents,
  device_id uuid not null,
  sequence bigint not null check (sequence > 0),
  primary key (user_id, content_id, device_id)
);

create index progress_devices_content on progress_devices (content_id);
