import { z } from 'zod';
import { flag } from './config-flag.ts';

/** Settings of the file storage in a bucket. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { error: 'is no name of a bucket' })
    .optional()
    .describe('Store files in this S3-compatible bucket; without it in DATA_DIR/files'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key of that bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of the store, such as http://minio:9000; default Amazon S3 in S3_REGION'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, { error: 'is no name of a region' })
    .default('us-east-1')
    .describe('Region of the bucket'),
  S3_FORCE_PATH_STYLE: flag
    .prefault('true')
    .describe('Put the bucket name into the path; false puts it into the host name'),
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
  bucket: string;
  /** Undefined for Amazon S3. */
  endpoint?: string | undefined;
  region: string;
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

export function s3Of(given: Given): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: forcePathStyle,
  } = given;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey };
}

const together = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings that are missing although others choose a bucket. */
export function s3Mistakes(given: Given): Partial<Record<keyof Given, string>> {
  const isMeant = given.S3_ENDPOINT !== undefined || together.some((name) => given[name]);
  if (!isMeant) return {};
  const missing = together.filter((name) => !given[name]);
  return Object.fromEntries(missing.map((name) => [name, 'is needed to keep files in a bucket']));
}
