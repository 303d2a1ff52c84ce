import { availableParallelism } from 'node:os';
import { withoutEndSigns } from '@sabia/domain/trim-signs.ts';
import { z } from 'zod';
import { flag } from './config-flag.ts';
import { origins } from './config-origins.ts';
import { firebaseMistakes, firebaseOf, firebaseSettings } from './firebase-config.ts';
import {
  signInProviderMistakes,
  signInProviderSettings,
  signInProvidersOf,
} from './sign-in-provider-config.ts';
import { s3Mistakes, s3Of, s3Settings } from './s3-config.ts';
import { tracingOf, tracingSettings } from '../telemetry/tracing-config.ts';

const megabytes = z.coerce.number().int().min(1).max(1_000_000);
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url().transform((text) => withoutEndSigns(text, '/'));
const proxy = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  { error: 'is no list of addresses or networks' },
);

/** Every setting with its description; docs/configuration.md is generated from it. */
export const settings = {
  PORT: port.default(3000).describe('Port of the site and the API'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Network interface to listen on; 0.0.0.0 for all. Loopback without PUBLIC_URL and TRUST_PROXY: only direct requests of this machine are answered; otherwise the demo accounts are closed',
    ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Public address of the site, for links in e-mails and certificates; requests for another host are refused (421). Default http://localhost:PORT; requests for IP addresses and localhost only',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database, files, e-mails and secrets'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Your own PostgreSQL 18; without it the embedded one is started'),
  DIRECT_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'The same database without a pooler, if DATABASE_URL leads through one: for migrations, backups and commands',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(10)
    .describe('Database connections of each process'),
  PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .optional()
    .describe('API processes that npm start runs behind PORT; default: the number of cores'),
  ...s3Settings,
  DEMO_SCHOOL: flag
    .prefault('true')
    .describe('Load the demo school into an empty database; false for your own school'),
  DEMO_PASSWORD: z.string().min(8).default('sabia-demo').describe('Password of the demo accounts'),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('The user who verifies this address becomes the first administrator'),
  IDENTITY_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Protects sessions and keys; without it a secret is generated and stored under DATA_DIR',
    ),
  TRUSTED_ISSUERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(
      z.array(
        z.object({ issuer: z.url(), audience: z.string().min(1), jwksUrl: z.url().optional() }),
      ),
    )
    .prefault('[]')
    .describe(
      'Accept tokens of these OIDC issuers: JSON, [{ "issuer", "audience", "jwksUrl" }]; without jwksUrl the keys are found by discovery',
    ),
  ...firebaseSettings,
  ...signInProviderSettings,
  NODE_ENV: z
    .string()
    .optional()
    .describe('npm start sets production, which disables what is for development only'),
  POSTHOG_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Enables PostHog analytics in this project, for users who consent'),
  POSTHOG_HOST: origin
    .prefault('https://us.i.posthog.com')
    .describe('Address of PostHog, such as https://eu.i.posthog.com'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server for e-mails; without it they are written as .eml files to DATA_DIR/outbox',
    ),
  MAIL_FROM: z.string().default('Sabiá <nao-responda@sabia.local>').describe('Sender of e-mails'),
  POSTAL_CODES_URL: origin
    .prefault('https://brasilapi.com.br')
    .describe('Service that looks up a CEP, with the API of BrasilAPI'),
  STATES_URL: origin
    .prefault('https://servicodados.ibge.gov.br')
    .describe('Service that lists the states, with the API of IBGE'),
  VIDEO_ORIGINS: origins
    .optional()
    .describe(
      'Other origins of video streams (.m3u8), separated by commas, such as https://*.b-cdn.net; https: for all',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .min(8)
    .optional()
    .describe('Enables Stripe payments, together with STRIPE_WEBHOOK_SECRET'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .optional()
    .describe('Secret by which Stripe signs its notifications to /v1/payments/webhook'),
  RATE_LIMIT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe(
      'Requests per minute and process: per user, or per network address for anonymous requests',
    ),
  REQUESTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe(
      'Requests in flight per process; above it load shedding answers 503 with Retry-After',
    ),
  VISITOR_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe('Milliseconds after a change for which visitors may see the former catalogue'),
  UPLOAD_UNFINISHED_MB: megabytes
    .default(100)
    .describe(
      'Megabytes of uploads that a user may have begun and not finished; administrators ten times as many',
    ),
  UPLOAD_DAILY_MB: megabytes
    .default(500)
    .describe('Megabytes that a user may upload in a day; administrators ten times as many'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(proxy))
    .optional()
    .describe(
      'Trusted proxies, whose X-Forwarded-For is used: addresses and networks separated by commas, such as 10.0.0.0/8, or loopback',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token to read /metrics otherwise than directly on this machine'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('warn')
    .describe('Lowest level of log lines on standard output'),
  ...tracingSettings,
};

const consistent = z.object(settings).superRefine((given, context) => {
  for (const [setting, message] of Object.entries({
    ...firebaseMistakes(given),
    ...signInProviderMistakes(given),
    ...s3Mistakes(given),
  })) {
    context.addIssue({ code: 'custom', path: [setting], message });
  }
  if (given.DIRECT_DATABASE_URL && !given.DATABASE_URL) {
    const message = 'is needed with DIRECT_DATABASE_URL';
    context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
  }
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = given;
  if ((key === undefined) !== (webhook === undefined)) {
    const path = [key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'];
    context.addIssue({ code: 'custom', path, message: 'is needed by the other one' });
  }
});

const schema = consistent.transform((given) => ({
  port: given.PORT,
  host: given.HOST,
  publicUrl: given.PUBLIC_URL,
  dataDir: given.DATA_DIR,
  databaseUrl: given.DATABASE_URL,
  directDatabaseUrl: given.DIRECT_DATABASE_URL,
  databasePool: given.DATABASE_POOL,
  processes: given.PROCESSES ?? availableParallelism(),
  s3: s3Of(given),
  demoSchool: given.DEMO_SCHOOL,
  demoPassword: given.DEMO_PASSWORD,
  adminEmail: given.ADMIN_EMAIL?.toLowerCase(),
  identitySecret: given.IDENTITY_SECRET,
  trustedIssuers: given.TRUSTED_ISSUERS,
  firebase: firebaseOf(given),
  signInProviders: signInProvidersOf(given),
  analytics: given.POSTHOG_KEY ? { key: given.POSTHOG_KEY, host: given.POSTHOG_HOST } : undefined,
  smtpUrl: given.SMTP_URL,
  mailFrom: given.MAIL_FROM,
  previewsEmails: given.NODE_ENV !== 'production',
  postalCodesUrl: given.POSTAL_CODES_URL,
  statesUrl: given.STATES_URL,
  videoOrigins: given.VIDEO_ORIGINS,
  stripe:
    given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
      ? { secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET }
      : null,
  rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
  requestsAtOnce: given.REQUESTS_AT_ONCE,
  visitorCacheMs: given.VISITOR_CACHE_MS,
  uploadQuotas: {
    unfinishedBytes: given.UPLOAD_UNFINISHED_MB * 1_000_000,
    dailyBytes: given.UPLOAD_DAILY_MB * 1_000_000,
  },
  trustProxy: given.TRUST_PROXY ?? [],
  metricsToken: given.METRICS_TOKEN,
  logLevel: given.LOG_LEVEL,
  tracing: tracingOf(given),
}));

export type Config = z.output<typeof schema>;

/** Invalid settings; the message has one line for each mistake. */
export class ConfigMistakes extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigMistakes';
  }
}

/**
 * Reads the settings from the environment; an empty value counts as absent. Throws ConfigMistakes, whose message
 * never contains a value, because some are secrets.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given, { error: undefined });
  if (read.success) return read.data;
  throw new ConfigMistakes(
    read.error.issues.map(
      (issue) => `${issue.path[0]?.toString() ?? 'configuration'}: ${issue.message}`,
    ),
  );
}
