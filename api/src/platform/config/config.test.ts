import { describe, expect, it } from 'vitest';
import { ConfigMistakes, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      demoSchool: true,
    });
  });

  it('reports each mistake in one line with the name of the setting', () => {
    const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(read).toThrow(ConfigMistakes);
    expect(read).toThrow(/^PORT: .+\nDATABASE_URL: .+\nLOG_LEVEL: .+$/);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ IDENTITY_SECRET: 'too-short-but-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('too-short-but-secret') }),
    );
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('takes a direct address only beside the usual one of the same database', () => {
    const direct = 'postgres://db/sabia';
    expect(() => readConfig({ DIRECT_DATABASE_URL: direct })).toThrow(
      'DATABASE_URL: is needed with DIRECT_DATABASE_URL',
    );
    const both = { DATABASE_URL: 'postgres://pooler/sabia', DIRECT_DATABASE_URL: direct };
    expect(readConfig(both)).toMatchObject({ directDatabaseUrl: direct });
  });

  it.each(['GOOGLE', 'LINKEDIN'])('enables the sign-in of %s with id and secret', (name) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    expect(readConfig({ [id]: 'a', [secret]: 'b' }).signInProviders).toMatchObject({
      [name.toLowerCase()]: { clientId: 'a', clientSecret: 'b' },
    });
    expect(readConfig({}).signInProviders).toEqual({});
    expect(() => readConfig({ [id]: 'a' })).toThrow(`${secret}: is needed with ${id}`);
  });

  it('accepts Google beside Firebase, whose accounts know no LinkedIn', () => {
    const firebase = { FIREBASE_PROJECT_ID: 'escola', FIREBASE_API_KEY: 'chave' };
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
    expect(Object.keys(readConfig({ ...firebase, ...google }).signInProviders)).toEqual(['google']);
    const linkedin = { LINKEDIN_CLIENT_ID: 'a', LINKEDIN_CLIENT_SECRET: 'b' };
    expect(() => readConfig({ ...firebase, ...linkedin })).toThrow(
      'LINKEDIN_CLIENT_ID: opens sessions of the embedded identity',
    );
  });

  it('accepts addresses and networks of proxies only', () => {
    expect(readConfig({}).trustProxy).toEqual([]);
    const list = '10.0.0.0/8, ::1,loopback';
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual(['10.0.0.0/8', '::1', 'loopback']);
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      'TRUST_PROXY: is no list of addresses or networks',
    );
  });

  it('accepts video origins that a Content-Security-Policy can contain only', () => {
    const { videoOrigins } = readConfig({ VIDEO_ORIGINS: 'https://a.test:8443, https://*.b.test' });
    expect(videoOrigins).toEqual(['https://a.test:8443', 'https://*.b.test']);
    expect(readConfig({ VIDEO_ORIGINS: 'https:' }).videoOrigins).toEqual(['https:']);
    for (const wrong of [
      '*',
      "'unsafe-inline'",
      'https://a.test; script-src *',
      'https://a.test/x',
    ])
      expect(() => readConfig({ VIDEO_ORIGINS: wrong })).toThrow('VIDEO_ORIGINS: is no list');
  });

  it('shows e-mail previews in development only', () => {
    expect(readConfig({}).previewsEmails).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).previewsEmails).toBe(false);
  });
});
