import { z } from 'zod';
import { flag } from './config-flag.ts';

/** What keeping files in a bucket needs to know. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { error: 'is no name of a bucket' })
    .optional()
    .describe('Keeps files in this bucket of an S3-compatible store; without it in DATA_DIR/files'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Who may read and write that bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the store is, such as http://minio:9000; default Amazon S3 in S3_REGION'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, { error: 'is no name of a region' })
    .default('us-east-1')
    .describe('The region of the bucket; what the store says it is, where it has but one'),
  S3_FORCE_PATH_STYLE: flag
    .prefault('true')
    .describe('Name the bucket in the path; false for a store that wants it in the host name'),
};

interface Given {
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_FORCE_PATH_STYLE: boolean;
}

export interface S3Settings {
  /** The address of the bucket: a key of it follows. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function s3Of(given: Given): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
  } = given;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const address = new URL(endpoint);
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  if (given.S3_FORCE_PATH_STYLE) address.pathname += `${bucket}/`;
  else address.hostname = `${bucket}.${address.hostname}`;
  return { address: address.href, region, accessKeyId, secretAccessKey };
}

const together = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Which settings are missing, since others say that files go to a bucket. */
export function s3Mistakes(given: Given): Partial<Record<keyof Given, string>> {
  const isMeant = given.S3_ENDPOINT !== undefined || together.some((name) => given[name]);
  if (!isMeant) return {};
  const missing = together.filter((name) => !given[name]);
  return Object.fromEntries(missing.map((name) => [name, 'is needed to keep files in a bucket']));
}
