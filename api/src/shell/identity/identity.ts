import type { FastifyPluginAsync } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { Mail } from '../mail/mail.ts';

/** The requests that one client, and those that concern one e-mail address, may make in ten minutes. */
export interface Limit {
  perClient: number;
  perAddress: number;
}

export interface IdentityLimits {
  /** Passwords tried. */
  signIns: Limit;
  /** Sign-ups, and whatever else makes a letter leave. */
  letters: Limit;
  /** Codes tried. */
  codes: Limit;
}

export interface IdentityOptions {
  databaseUrl: string;
  /** Signs the cookies and encrypts the private keys; lost, everybody signs in anew. */
  secret: string;
  /** The address that people type; its cookies are Secure when it is https. */
  publicUrl: string;
  issuer: string;
  audience: string;
  mail: Mail;
  now: () => Date;
  limits?: IdentityLimits | 'off';
  log: { error(details: unknown, message: string): void };
}

export interface VerifiedAccount {
  email: string;
  name: string;
  password: string;
}

export interface Identity {
  /** To be registered with the prefix `/identity`. */
  routes: FastifyPluginAsync;
  /** The public keys of its tokens, for our own verifier. */
  keys(): Promise<JSONWebKeySet>;
  /**
   * An account that needs no code, for the demo school and tests. One that is there is left as it
   * is, but for the password when `renewPassword` is set.
   */
  createVerifiedAccount(
    account: VerifiedAccount,
    options?: { renewPassword?: boolean },
  ): Promise<{ providerId: string }>;
  /** Waits for the letters that are on their way. */
  close(): Promise<void>;
}

export function createIdentity(_options: IdentityOptions): Identity {
  throw new Error('being written');
}
