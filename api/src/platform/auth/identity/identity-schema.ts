/** The schema of accounts, sessions, keys and counted attempts. */
export const identitySchema = 'identity';
