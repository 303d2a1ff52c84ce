import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const whole = { S3_BUCKET: 'sabia', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the address of the bucket', () => {
  it.each([
    [{}, 'https://s3.us-east-1.amazonaws.com/sabia/'],
    [{ S3_REGION: 'sa-east-1' }, 'https://s3.sa-east-1.amazonaws.com/sabia/'],
    [{ S3_ENDPOINT: 'http://minio:9000' }, 'http://minio:9000/sabia/'],
    [{ S3_ENDPOINT: 'https://store.test/s3/' }, 'https://store.test/s3/sabia/'],
    [
      { S3_ENDPOINT: 'https://store.test', S3_FORCE_PATH_STYLE: 'false' },
      'https://sabia.store.test/',
    ],
  ])('%j: %s', (more, address) => {
    expect(readConfig({ ...whole, ...more }).s3?.address).toBe(address);
  });

  it('is undefined without settings', () => {
    expect(readConfig({}).s3).toBeUndefined();
  });
});

it.each([
  [{ S3_ENDPOINT: 'http://minio:9000' }, ['BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']],
  [{ S3_BUCKET: 'sabia' }, ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']],
  [{ ...whole, S3_SECRET_ACCESS_KEY: '' }, ['SECRET_ACCESS_KEY']],
  [{ ...whole, S3_BUCKET: '' }, ['BUCKET']],
])('refuses incomplete settings: %j', (given, missing) => {
  const lines = missing.map((name) => `S3_${name}: is needed to keep files in a bucket`);
  expect(() => readConfig(given)).toThrow(expect.objectContaining({ message: lines.join('\n') }));
});

it('refuses a bucket name that is a path', () => {
  expect(() => readConfig({ ...whole, S3_BUCKET: '../../other' })).toThrow(
    'S3_BUCKET: is no name of a bucket',
  );
});
