-- The items that counted in a trail after each change of its structure. A user who had done all of them has completed
-- the trail at the time of the change. The older versions of a swept trail are deleted.
create table trail_structures (
  trail_id uuid not null references trails,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  -- Courses, lives and practice exams. Empty for an inactive trail, which completes nobody.
  target_ids uuid[] not null,
  -- Users up to this id are recomputed.
  swept_to uuid not null default '00000000-0000-0000-0000-000000000000',
  -- All users are recomputed, or none had to be.
  is_swept boolean not null default false,
  primary key (trail_id, version)
);

create index trail_structures_pending on trail_structures (trail_id, version) where not is_swept;
