import type { AnswerOf, CallOf } from '@sabia/domain/operation.ts';
import type { Operations } from '@sabia/domain/operations.ts';
import { type ImpersonatedRole, impersonationHeader } from '@sabia/domain/users/impersonation.ts';
import type { DataTag, QueryFunction, QueryKey, QueryObserverOptions } from '@tanstack/query-core';
import { ApiProblem, refused, unanswered } from './api-problem.ts';
import type { TokenKeeper } from '../identity/token.ts';

/** Method and path of an operation that the domain declares: `GET /courses/{id}`. */
export type Route = keyof Operations;
export type Input<R extends Route> = CallOf<Operations[R]>;
export type Reply<R extends Route> = Operations[R] extends { file: string }
  ? Blob
  : AnswerOf<Operations[R]>;

/** The input is optional where the operation needs none. */
type Rest<R extends Route> =
  Record<string, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

export type Call = <R extends Route>(
  route: R,
  ...rest: [...Rest<R>, options?: CallOptions]
) => Promise<Reply<R>>;

/** Revision number of an entity, as it was read. A change without one is saved unconditionally. */
export type Revision = number | null | undefined;

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds; default 15 seconds. */
  timeoutMs?: number;
  /** Base version of a change, sent as If-Match: 412 when a newer one exists. */
  ifMatch?: Revision;
  /** Replaces the global fetch, for example to report progress. */
  fetch?: typeof fetch;
}

/** The input of any operation, without its types. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export const apiTimeoutMs = 15_000;

interface ApiDeps {
  fetch: typeof fetch;
  /** Origin of the API; empty for the page's own. */
  origin: string;
  tokens: TokenKeeper;
  /** Id of the signed-in user; null for a visitor. */
  currentUser: () => string | null;
  /** Impersonation, where an administrator has begun one. */
  viewAs?: () => ImpersonatedRole | null;
  /** Called when a fresh token was refused as well: the session is over. */
  onSignedOut: () => void;
  /** Gets the `Date` header of each reply. */
  hearServer?: (date: string | null) => void;
  timeoutMs?: number;
}

export type Send = (route: string, input?: AnyInput, options?: CallOptions) => Promise<unknown>;

/**
 * Every request to the API goes through this function: it adds the token, renews it once after a 401,
 * repeats a GET once after a 503 with Retry-After, and throws an ApiProblem for every failure.
 * It is untyped; `Call` and `read` add the operation's types.
 */
export function createSend({
  fetch: usualFetch,
  origin,
  tokens,
  currentUser,
  viewAs,
  onSignedOut,
  hearServer,
  timeoutMs = apiTimeoutMs,
}: ApiDeps): Send {
  async function attempt(
    route: string,
    input: AnyInput,
    token: string,
    options: CallOptions,
    retries = 1,
  ): Promise<Response> {
    const { fetch = usualFetch, signal, ifMatch } = options;
    const [method, path = ''] = route.split(' ');
    const headers = new Headers({ accept: 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    const as = viewAs?.();
    if (as) headers.set(impersonationHeader, as);
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    if (ifMatch) headers.set('if-match', `"${ifMatch}"`);
    const address = `${origin}/v1${fillPath(path, input.params)}${queryString(input.query)}`;
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const response = await fetch(address, { method, headers, body, signal });
    const wait = response.status === 503 && Number(response.headers.get('retry-after'));
    if (!wait || !retries || method !== 'GET') return response;
    // Random jitter, so that clients that were refused at the same moment do not return together.
    await new Promise((resolve) => setTimeout(resolve, wait * (1000 + Math.random() * 500)));
    return attempt(route, input, token, options, retries - 1);
  }

  async function request(route: string, input: AnyInput, options: CallOptions): Promise<Response> {
    const caller = currentUser();
    const token = await tokens.token();
    const response = await attempt(route, input, token, options);
    // An administrator who impersonates a visitor has to see the 401.
    if (viewAs?.() === 'VISITOR') return response;
    // Another user has signed in meanwhile: the request is not repeated in their name.
    if (response.status !== 401 || !token || currentUser() !== caller) return response;
    const renewed = await tokens.token({ force: true });
    if (currentUser() !== caller) return response;
    const again = renewed ? await attempt(route, input, renewed, options) : response;
    if (again.status === 401) onSignedOut();
    return again;
  }

  return async (route: string, input: AnyInput = {}, options: CallOptions = {}) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      const response = await request(route, input, { ...options, signal });
      if (!response.ok) throw await refused(response);
      const content = response.status === 204 ? undefined : await contentOf(response);
      hearServer?.(response.headers.get('date'));
      return content;
    } catch (error) {
      if (error instanceof ApiProblem || options.signal?.aborted) throw error;
      throw unanswered(error);
    }
  };
}

/** The body: JSON, or the file that the operation replies with. */
function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  // The sign-in page of a network, for example: the request has not reached the API.
  if (type.includes('html')) throw new TypeError('not from the API');
  return type.includes('json') ? response.json() : response.blob();
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Lists become repeated keys; undefined, null and empty values are left out. */
function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
  const text = search.toString();
  return text && `?${text}`;
}

type ReadRoute = Extract<Route, `GET ${string}`>;

/** The type of React Query's `queryOptions`, which the platform does not import. */
export interface ApiQuery<Data> extends Omit<QueryObserverOptions<Data, ApiProblem>, 'queryFn'> {
  queryKey: DataTag<QueryKey, Data, ApiProblem>;
  queryFn?: QueryFunction<Data>;
}

/**
 * The query options of a GET operation: `useQuery(read('GET /courses/{id}', { params: { id } }))`.
 * The key is the route and its input; the query client's default function sends it. Loaders and
 * components use the same object, and `['GET /courses/{id}']` invalidates every input.
 */
export function read<R extends ReadRoute>(route: R, ...[input]: Rest<R>): ApiQuery<Reply<R>> {
  return { queryKey: [route, input ?? {}] as unknown as ApiQuery<Reply<R>>['queryKey'] };
}
