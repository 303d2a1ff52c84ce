-- Failed attempts, counted by rate-limiter-flexible for all processes (api/src/platform/auth/identity/identity-limits.ts).
-- The columns and their order are the library's. Keys hold hashes of addresses, not the addresses.
create table identity.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
