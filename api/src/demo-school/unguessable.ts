import { randomBytes } from 'node:crypto';

/** A password for an account that nobody is to enter. */
export const unguessable = () => randomBytes(32).toString('base64url');
