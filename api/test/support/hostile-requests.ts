import fc from 'fast-check';
import type { DescribedOperation } from './described-api.ts';
import { fromSchema, objectFrom, seldom } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

export interface Sent {
  method: DescribedOperation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

interface Accepted {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Requests to an operation: an accepted request, changed by values of its schemas and by hostile values. */
export function hostileRequests(
  { method, path, parameters, requestBody }: DescribedOperation,
  { params = {}, query = {}, body }: Accepted,
  parts: { ids: readonly string[] },
): fc.Arbitrary<Sent> {
  const inputsIn = (place: 'path' | 'query', accepted: object) => {
    const described = parameters.filter((parameter) => parameter.in === place);
    const schemas = described.map(({ name, schema }) => [name, schema] as const);
    return objectFrom(Object.fromEntries(schemas), accepted, parts);
  };
  const schema = requestBody?.content['application/json'].schema;
  return fc
    .record({
      params: inputsIn('path', params),
      query: inputsIn('query', query),
      surplus: seldom(fc.dictionary(hostileText, hostileText, { maxKeys: 3 })),
      headers: someHeaders,
      body: schema ? fromSchema(schema, body, parts) : seldom(hostileValue),
    })
    .map((given) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        segment(given.params[name] ?? ''),
      );
      const url = `/v1${filled}${queryString({ ...given.query, ...given.surplus })}`;
      const payload = given.body === undefined ? undefined : JSON.stringify(given.body);
      if (payload === undefined) return { method, url, headers: given.headers };
      const headers = { ...given.headers, 'content-type': 'application/json' };
      return { method, url, headers, payload };
    });
}

const some = (...values: string[]) => seldom(fc.constantFrom(...values));

const someHeaders = fc
  .record({
    'if-match': some('*', '"1"', 'W/"1"', '1', '""', '"-1"', '"9999999999"', ',,', '"1", "2"'),
    'idempotency-key': some('', 'a', 'a'.repeat(5000)),
    'view-as': some('VISITOR', 'LEARNER', 'SUBSCRIBER', 'ADMIN', '__proto__'),
    'accept-language': some('en', '*', ';;;'),
    'accept-encoding': some('br', 'identity;q=0', '*;q=0'),
    range: some('bytes=0-', 'bytes=9-1', 'bytes=-99999999999'),
    accept: some('text/html', 'image/*', ''),
    'x-forwarded-for': some('1.1.1.1', 'a', '::1, ,'),
    cookie: some('a', '=;=', 'sabia.session_token=%00'),
  })
  .map((headers) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    ),
  );

/** The query string; the key of a list is repeated for each item. */
function queryString(keys: Record<string, unknown>): string {
  const pairs = Object.entries(keys).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${written(name)}=${written(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Avoids an empty segment, `.` and `..`, which would address another operation. */
const segment = (value: unknown): string => written(value).replace(/^\.{0,2}$/, '%20');

/** The value encoded for a URL. A lone surrogate has no encoding and becomes its three bytes. */
function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .split(/(\p{Cs})/u)
    .map((part) => (/^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
