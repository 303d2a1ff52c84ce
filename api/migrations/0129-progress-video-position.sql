-- The learner's position in a video, in seconds, and when a device was there; both or neither.
alter table content_progressions
  add column video_position double precision,
  add column video_position_at timestamptz;
