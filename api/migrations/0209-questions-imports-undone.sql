-- An import is listed among the bulk changes and can be undone (product.md Q20).
alter table question_bulk_changes drop constraint question_bulk_changes_kind_check;
alter table question_bulk_changes add constraint question_bulk_changes_kind_check
  check (kind in ('tag', 'describe', 'move', 'copy', 'delete', 'import', 'complete'));
