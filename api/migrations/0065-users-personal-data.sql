-- What people tell of themselves besides; it is in no listing. Documents and numbers without marks.
alter table users
  add column phone text check (phone ~ '^\d{11}$'),
  add column whatsapp text check (whatsapp ~ '^\d{11}$'),
  add column cpf text check (cpf ~ '^\d{11}$'),
  add column birth_date date,
  add column postal_code text check (postal_code ~ '^\d{8}$'),
  add column street text,
  add column number text,
  add column complement text,
  add column neighborhood text;
