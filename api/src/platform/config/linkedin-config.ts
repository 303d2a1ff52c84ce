import { z } from 'zod';

/** Settings of the sign-in with LinkedIn. */
export const linkedinSettings = {
  LINKEDIN_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Enables sign-in by this LinkedIn application'),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that application'),
  LINKEDIN_ISSUER: z
    .url()
    .default('https://www.linkedin.com/oauth')
    .describe('Issuer of LinkedIn, for OIDC discovery'),
  LINKEDIN_REDIRECT_URLS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url()))
    .optional()
    .describe(
      'Redirect URLs registered at LinkedIn, separated by commas; default PUBLIC_URL/entrar',
    ),
};

interface Given {
  FIREBASE_PROJECT_ID?: string | undefined;
  LINKEDIN_CLIENT_ID?: string | undefined;
  LINKEDIN_CLIENT_SECRET?: string | undefined;
  LINKEDIN_ISSUER: string;
  LINKEDIN_REDIRECT_URLS?: string[] | undefined;
}

export interface LinkedinSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Default: the site's sign-in page. */
  redirectUrls?: string[];
}

export function linkedinOf(given: Given): LinkedinSettings | undefined {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = given;
  if (!clientId || !clientSecret) return undefined;
  const { LINKEDIN_ISSUER: issuer, LINKEDIN_REDIRECT_URLS: redirectUrls } = given;
  return { clientId, clientSecret, issuer, ...(redirectUrls && { redirectUrls }) };
}

/** The settings that contradict each other, each with the reason. */
export function linkedinMistakes(given: Given): Partial<Record<keyof Given, string>> {
  if (!given.LINKEDIN_CLIENT_ID) return {};
  return {
    ...(!given.LINKEDIN_CLIENT_SECRET && {
      LINKEDIN_CLIENT_SECRET: 'is needed with LINKEDIN_CLIENT_ID',
    }),
    ...(given.FIREBASE_PROJECT_ID && {
      LINKEDIN_CLIENT_ID: 'opens sessions of the embedded identity, which Firebase replaces',
    }),
  };
}
