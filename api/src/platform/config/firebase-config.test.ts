import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { firebaseIssuer } from '../auth/firebase-issuer.ts';

const emulator = {
  FIREBASE_PROJECT_ID: 'demo-sabia',
  FIREBASE_API_KEY: 'chave',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_UNSIGNED_TOKENS: 'true',
  NODE_ENV: 'development',
};

describe('unsigned tokens', () => {
  it.each(['127.0.0.1:9099', 'localhost:9099', '[::1]:9099'])(
    'are accepted from an emulator at %s when all four conditions are met',
    (host) => {
      const { firebase } = readConfig({ ...emulator, FIREBASE_AUTH_EMULATOR_HOST: host });
      expect(firebase && firebaseIssuer(firebase).keys).toBe('unsigned');
    },
  );

  it.each([
    ['without the setting', { FIREBASE_UNSIGNED_TOKENS: undefined }, /not signed/],
    ['with the setting off', { FIREBASE_UNSIGNED_TOKENS: 'false' }, /not signed/],
    ['in production', { NODE_ENV: 'production' }, /not for production/],
    ['for a real project', { FIREBASE_PROJECT_ID: 'escola-sabia' }, /begins with demo-/],
    ['without a project', { FIREBASE_PROJECT_ID: undefined }, /begins with demo-/],
    [
      'from another machine',
      { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.8:9099' },
      /not on this machine/,
    ],
    [
      'from a host name that begins like loopback',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.exemplo.com:9099' },
      /not on this machine/,
    ],
    ['without a host', { FIREBASE_AUTH_EMULATOR_HOST: undefined }, /is needed/],
  ])('stop the start: %s', (_title, change, message) => {
    expect(() => readConfig({ ...emulator, ...change })).toThrow(message);
  });
});

describe('a project', () => {
  it('is verified with Google’s keys and its own id as the audience', () => {
    const { firebase } = readConfig({
      FIREBASE_PROJECT_ID: 'escola-sabia',
      FIREBASE_API_KEY: 'chave',
    });
    expect(firebase && firebaseIssuer(firebase)).toMatchObject({
      issuer: 'https://securetoken.google.com/escola-sabia',
      audience: 'escola-sabia',
      keys: expect.objectContaining({ host: 'www.googleapis.com', protocol: 'https:' }),
    });
  });

  it('needs an API key', () => {
    expect(() => readConfig({ FIREBASE_PROJECT_ID: 'escola-sabia' })).toThrow(/FIREBASE_API_KEY/);
  });

  it('is optional', () => {
    expect(readConfig({}).firebase).toBeUndefined();
  });
});
