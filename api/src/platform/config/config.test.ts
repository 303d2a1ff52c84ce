import { describe, expect, it } from 'vitest';
import { ConfigMistakes, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      demoSchool: true,
    });
  });

  it('says every mistake in a line of its own, by the name of the setting', () => {
    const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(read).toThrow(ConfigMistakes);
    expect(read).toThrow(/^PORT: .+\nDATABASE_URL: .+\nLOG_LEVEL: .+$/);
  });

  it('never repeats a value that may be a secret', () => {
    expect(() => readConfig({ IDENTITY_SECRET: 'too-short-but-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('too-short-but-secret') }),
    );
  });

  it('takes an empty value as not given', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('takes proxies by their addresses and networks, and nothing else', () => {
    expect(readConfig({}).trustProxy).toEqual([]);
    const list = '10.0.0.0/8, ::1,loopback';
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual(['10.0.0.0/8', '::1', 'loopback']);
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      'TRUST_PROXY: is no list of addresses or networks',
    );
  });

  it('takes the origins of films as a policy may name them, and nothing else', () => {
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

  it('shows letters to who develops only', () => {
    expect(readConfig({}).previewsEmails).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).previewsEmails).toBe(false);
  });
});
