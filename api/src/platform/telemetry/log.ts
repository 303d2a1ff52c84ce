import pg from 'pg';
import { pino, type LoggerOptions } from 'pino';

/** What can be told by its form, wherever in a line it stands; looked for once in a word, however long. */
const personal: [RegExp, string][] = [
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\d{3}\.\d{3}\.\d{3}-\d{2}/g, '[cpf]'],
  // Eleven digits, unless they are a number of JSON.
  [/(?<!\d|\.|":)\d{11}(?![\d.])/g, '[cpf]'],
];

/**
 * JSON lines that say what happened, by request id, and to nobody in particular: requests by their
 * route, errors by what is known to be ours in them.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
        method,
        route: routeOptions?.url,
      }),
      err: described,
      details: (details: unknown[]) => details.map(described),
    },
    hooks: {
      // Given an error alone, pino would say its message as it is.
      logMethod(given, log) {
        const [error, said, ...more] = given;
        if (!(error instanceof Error)) log.apply(this, given);
        else log.call(this, { err: error }, said ?? messageOf(error), ...more);
      },
      streamWrite: (line) =>
        personal.reduce((text, [form, instead]) => text.replaceAll(form, instead), line),
    },
  };
}

export const createLog = (level: string) => pino(logOptions(level));

export type Log = ReturnType<typeof createLog>;

/** Of an error's other fields some repeat what it was about, such as a row's values. */
function described(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  const message = messageOf(error);
  const [where] = /(?:\n\s+at .*)+$/.exec(stack) ?? [''];
  const { table, constraint } = error instanceof pg.DatabaseError ? error : {};
  return { type: name, code, message, stack: message + where, table, constraint };
}

/** PostgreSQL quotes a value that it can't read. */
const messageOf = (error: Error) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('22')
    ? error.message.replaceAll(/".*"/gs, '"…"')
    : error.message;
