-- The calculator shows the booklets to visitors.
create trigger record_public_change after insert or update or delete on booklets
  for each statement execute function record_public_change();
create trigger record_public_change after insert or update or delete on booklet_items
  for each statement execute function record_public_change();
