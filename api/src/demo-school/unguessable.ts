import { randomBytes } from 'node:crypto';

/** A random password for an account that must not be used. */
export const unguessable = () => randomBytes(32).toString('base64url');
