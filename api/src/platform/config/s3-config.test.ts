import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const whole = { S3_BUCKET: 'sabia', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

it('a bucket is at Amazon unless told otherwise', () => {
  expect(readConfig(whole).s3).toEqual({
    bucket: 'sabia',
    endpoint: undefined,
    region: 'us-east-1',
    forcePathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const elsewhere = {
    S3_ENDPOINT: 'https://store.test/s3/',
    S3_REGION: 'sa-east-1',
    S3_FORCE_PATH_STYLE: 'false',
  };
  expect(readConfig({ ...whole, ...elsewhere }).s3).toMatchObject({
    endpoint: 'https://store.test/s3/',
    region: 'sa-east-1',
    forcePathStyle: false,
  });
});

it('without settings there is no bucket', () => {
  expect(readConfig({}).s3).toBeUndefined();
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
