comment on table email_changes is 'A new e-mail of an account that an administrator has asked for, until its owner confirms it by the link.';
comment on table term_merges is 'The merges of terms of the last 30 days, with what their undo needs.';

create index email_changes_asked_by on email_changes (asked_by);
