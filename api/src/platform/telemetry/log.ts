import pg from 'pg';
import { pino, type LoggerOptions } from 'pino';

/** Patterns of personal data and secrets, anywhere in a line, without catastrophic backtracking. */
const personal: [RegExp, string][] = [
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\d{3}\.\d{3}\.\d{3}-\d{2}/g, '[cpf]'],
  // Eleven digits (CPF, phone), unless they are a JSON number or in the last group of a UUID.
  [/(?<!\d|\.|":|-[a-f])\d{11}(?![\d.]|(?<=-\d{11})[a-f])/g, '[cpf]'],
];

/**
 * JSON log lines with the request id and without personal data: requests have their route, errors only
 * fields that are known to be safe.
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
      // For a bare error pino would log its message unfiltered.
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

/** Only these fields of an error are logged: others can contain data, such as the values of a row. */
function described(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  const message = messageOf(error);
  const { table, constraint } = error instanceof pg.DatabaseError ? error : {};
  return { type: name, code, message, stack: message + placesIn(stack), table, constraint };
}

/** The lines of a stack behind its message. */
function placesIn(stack: string): string {
  const lines = stack.split('\n');
  const message = lines.findLastIndex((line) => !/^\s+at /.test(line));
  return lines
    .slice(message + 1)
    .map((line) => `\n${line}`)
    .join('');
}

/** Removes values that PostgreSQL quotes in its error messages. */
const messageOf = (error: Error) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('22')
    ? error.message.replaceAll(/".*"/gs, '"…"')
    : error.message;
