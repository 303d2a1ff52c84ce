import type { FirebaseSettings } from '@sabia/domain/client-config.ts';
import { z } from 'zod';
import { flag } from './config-flag.ts';
import { isLoopback } from '../http/network.ts';

/** Settings of Firebase Authentication. */
export const firebaseSettings = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,62}$/, { error: 'is no id of a Firebase project' })
    .optional()
    .describe('Use Firebase Authentication of this project instead of the embedded identity'),
  FIREBASE_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Web API key of that project; it is public'),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d+$/i, { error: 'is no host with a port' })
    .optional()
    .describe(
      'Firebase emulator, such as 127.0.0.1:9099: only on this machine, for a demo- project, outside production',
    ),
  FIREBASE_UNSIGNED_TOKENS: flag
    .prefault('false')
    .describe('Accept the unsigned tokens of that emulator; needs all of the above'),
};

interface Given {
  NODE_ENV?: string | undefined;
  FIREBASE_PROJECT_ID?: string | undefined;
  FIREBASE_API_KEY?: string | undefined;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  FIREBASE_UNSIGNED_TOKENS: boolean;
}

export function firebaseOf(given: Given): FirebaseSettings | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = given;
  if (!projectId || !apiKey) return undefined;
  return { projectId, apiKey, emulatorHost: given.FIREBASE_AUTH_EMULATOR_HOST };
}

/** The settings that contradict each other, each with the reason. */
export function firebaseMistakes(given: Given): Partial<Record<keyof Given, string>> {
  const noEmulator = whyNoEmulator(given);
  const lacksKey = given.FIREBASE_PROJECT_ID && !given.FIREBASE_API_KEY;
  return {
    ...(noEmulator && { FIREBASE_AUTH_EMULATOR_HOST: noEmulator }),
    ...(lacksKey && { FIREBASE_API_KEY: 'is needed with FIREBASE_PROJECT_ID' }),
  };
}

/**
 * The reason to refuse Firebase's emulator; null when it is allowed. Its tokens are unsigned, so anybody who can
 * reach the server could sign in as any user.
 */
function whyNoEmulator(given: Given): string | null {
  const { FIREBASE_PROJECT_ID: projectId = '', FIREBASE_AUTH_EMULATOR_HOST: host } = given;
  const isAskedFor = given.FIREBASE_UNSIGNED_TOKENS;
  if (host === undefined) return isAskedFor ? 'is needed for FIREBASE_UNSIGNED_TOKENS' : null;
  if (!isAskedFor) return 'its tokens are not signed: FIREBASE_UNSIGNED_TOKENS=true';
  if (given.NODE_ENV === 'production') return 'is not for production';
  if (!projectId.startsWith('demo-')) return 'needs a FIREBASE_PROJECT_ID that begins with demo-';
  return isLoopback(hostOf(host)) ? null : 'is not on this machine';
}

const hostOf = (address: string): string =>
  URL.parse(`http://${address}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
