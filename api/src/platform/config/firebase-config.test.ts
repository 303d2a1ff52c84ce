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
    'are taken from an emulator at %s when all four terms are met',
    (host) => {
      const { firebase } = readConfig({ ...emulator, FIREBASE_AUTH_EMULATOR_HOST: host });
      expect(firebase && firebaseIssuer(firebase).keys).toBe('unsigned');
    },
  );

  it.each([
    ['nobody asked for them', { FIREBASE_UNSIGNED_TOKENS: undefined }, /not signed/],
    ['nobody wants them', { FIREBASE_UNSIGNED_TOKENS: 'false' }, /not signed/],
    ['in production', { NODE_ENV: 'production' }, /not for production/],
    ['for a real project', { FIREBASE_PROJECT_ID: 'escola-sabia' }, /begins with demo-/],
    ['without a project', { FIREBASE_PROJECT_ID: undefined }, /begins with demo-/],
    ['from afar', { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.8:9099' }, /not on this machine/],
    [
      'from a name like home',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.exemplo.com:9099' },
      /not on this machine/,
    ],
    ['from nowhere', { FIREBASE_AUTH_EMULATOR_HOST: undefined }, /is needed/],
  ])('are refused, and the start with them, %s', (_title, change, complaint) => {
    expect(() => readConfig({ ...emulator, ...change })).toThrow(complaint);
  });
});

describe('a project', () => {
  it('is trusted by Google’s keys, with itself as the audience', () => {
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

  it('needs its key for the site', () => {
    expect(() => readConfig({ FIREBASE_PROJECT_ID: 'escola-sabia' })).toThrow(/FIREBASE_API_KEY/);
  });

  it('is not needed', () => {
    expect(readConfig({}).firebase).toBeUndefined();
  });
});
