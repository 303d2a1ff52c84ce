-- An identity is an id at one identity service: 'sabia' is the embedded one, others go by their
-- issuer. Two services may well give the same id to two people.
alter table users add column provider text not null default 'sabia';
alter table users drop constraint users_provider_id_key;
alter table users add constraint users_identity unique (provider_id, provider);
