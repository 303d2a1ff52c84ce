-- The list of questions has those first whose name or code is the whole search key (product.md Q13).
create index questions_exact_name on questions (plain(name)) where name is not null;
create index questions_exact_code on questions (plain(code)) where code is not null;
