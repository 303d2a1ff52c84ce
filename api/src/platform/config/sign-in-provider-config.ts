import {
  signInProviderNames,
  signInProviders,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import { z } from 'zod';

const clientId = (name: string) =>
  z.string().min(1).optional().describe(`Enables sign-in by this ${name} application`);

const clientSecret = () => z.string().min(1).optional().describe('Secret of that application');

const issuer = (name: string, address: string) =>
  z.url().default(address).describe(`Issuer of ${name}, for OIDC discovery`);

const redirectUrls = (name: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url()))
    .optional()
    .describe(
      `Redirect URLs registered at ${name}, separated by commas; default PUBLIC_URL/entrar`,
    );

const { google, linkedin } = signInProviderNames;

/** Settings of the sign-in with Google and LinkedIn. */
export const signInProviderSettings = {
  GOOGLE_CLIENT_ID: clientId(google),
  GOOGLE_CLIENT_SECRET: clientSecret(),
  GOOGLE_ISSUER: issuer(google, 'https://accounts.google.com'),
  GOOGLE_REDIRECT_URLS: redirectUrls(google),
  LINKEDIN_CLIENT_ID: clientId(linkedin),
  LINKEDIN_CLIENT_SECRET: clientSecret(),
  LINKEDIN_ISSUER: issuer(linkedin, 'https://www.linkedin.com/oauth'),
  LINKEDIN_REDIRECT_URLS: redirectUrls(linkedin),
};

type Prefix = Uppercase<SignInProvider>;

type Given = { FIREBASE_PROJECT_ID?: string | undefined } & {
  [name in `${Prefix}_CLIENT_ID` | `${Prefix}_CLIENT_SECRET`]?: string | undefined;
} & { [name in `${Prefix}_ISSUER`]: string } & {
  [name in `${Prefix}_REDIRECT_URLS`]?: string[] | undefined;
};

export interface SignInProviderSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Default: the site's sign-in page. */
  redirectUrls?: string[];
}

/** The settings of each enabled provider. */
export const signInProvidersOf = (
  given: Given,
): Partial<Record<SignInProvider, SignInProviderSettings>> =>
  Object.fromEntries(
    signInProviders.flatMap((provider) => {
      const settings = settingsOf(given, prefixOf(provider));
      return settings ? [[provider, settings]] : [];
    }),
  );

function settingsOf(given: Given, prefix: Prefix): SignInProviderSettings | undefined {
  const id = given[`${prefix}_CLIENT_ID`];
  const secret = given[`${prefix}_CLIENT_SECRET`];
  if (!id || !secret) return undefined;
  const urls = given[`${prefix}_REDIRECT_URLS`];
  return {
    clientId: id,
    clientSecret: secret,
    issuer: given[`${prefix}_ISSUER`],
    ...(urls && { redirectUrls: urls }),
  };
}

/** The settings that contradict each other, each with the reason. */
export function signInProviderMistakes(given: Given): Partial<Record<keyof Given, string>> {
  const mistakes: Partial<Record<keyof Given, string>> = {};
  for (const prefix of signInProviders.map(prefixOf)) {
    const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
    if (!given[id]) continue;
    if (!given[secret]) mistakes[secret] = `is needed with ${id}`;
    if (given.FIREBASE_PROJECT_ID && prefix !== 'GOOGLE')
      mistakes[id] = 'opens sessions of the embedded identity, which Firebase replaces';
  }
  return mistakes;
}

const prefixOf = (provider: SignInProvider) => provider.toUpperCase() as Prefix;
