import type { AnswerOf, CallOf } from '@sabia/domain/operation.ts';
import type { Operations } from '@sabia/domain/operations.ts';
import { type ImpersonatedRole, impersonationHeader } from '@sabia/domain/users/impersonation.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, refused, unanswered } from './api-problem.ts';
import type { TokenKeeper } from './token.ts';

/** `GET /courses/{id}`: the identity of an operation that the domain declares. */
export type Route = keyof Operations;
export type Given<R extends Route> = CallOf<Operations[R]>;
export type Answer<R extends Route> = Operations[R] extends { file: string }
  ? Blob
  : AnswerOf<Operations[R]>;

/** The input may be left out where the operation needs none. */
type Rest<R extends Route> =
  Record<string, never> extends Given<R> ? [given?: Given<R>] : [given: Given<R>];

export type Call = <R extends Route>(
  route: R,
  ...rest: [...Rest<R>, terms?: Terms]
) => Promise<Answer<R>>;

/** The number of a version, as it came with what was read; without one a change asks for none. */
export type Revision = number | null | undefined;

/** What is unusual about one call. */
export interface Terms {
  signal?: AbortSignal;
  /** Milliseconds, where the work is longer than usual. */
  patience?: number;
  /** The revision that is changed: a 412 when there is a newer one. */
  ifMatch?: Revision;
  /** Another way to send it. */
  fetch?: typeof fetch;
}

/** What every operation's input looks like once its types are checked. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export const apiTimeout = 15_000;

interface ApiParts {
  fetch: typeof fetch;
  /** Where the API lives; empty for the page's own origin. */
  origin: string;
  tokens: TokenKeeper;
  /** The id of the signed-in user, null when nobody is. */
  currentUser: () => string | null;
  /** As whom an administrator wants to be answered. */
  viewAs?: () => ImpersonatedRole | null;
  /** A fresh token was refused as well: the session is over. */
  onSignedOut: () => void;
  timeout?: number;
}

export type Send = (route: string, input?: AnyInput, terms?: Terms) => Promise<unknown>;

/** The one way to the API. Untyped: `Call` and `read` put the operation's types on it. */
export function createSend({
  fetch: usualFetch,
  origin,
  tokens,
  currentUser,
  viewAs,
  onSignedOut,
  timeout = apiTimeout,
}: ApiParts): Send {
  async function attempt(
    route: string,
    input: AnyInput,
    token: string,
    terms: Terms,
    repeats = 2,
  ): Promise<Response> {
    const { fetch = usualFetch, signal, ifMatch } = terms;
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
    if (!wait || !repeats || method !== 'GET') return response;
    // Not everybody who was turned away at the same moment.
    await new Promise((come) => setTimeout(come, wait * (1000 + Math.random() * 500)));
    return attempt(route, input, token, terms, repeats - 1);
  }

  async function answer(route: string, input: AnyInput, terms: Terms): Promise<Response> {
    const caller = currentUser();
    const token = await tokens.token();
    const response = await attempt(route, input, token, terms);
    // A visitor's eyes meet it on purpose.
    if (viewAs?.() === 'VISITOR') return response;
    // What one user asked is not asked again as the next.
    if (response.status !== 401 || !token || currentUser() !== caller) return response;
    const renewed = await tokens.token({ force: true });
    if (currentUser() !== caller) return response;
    const again = renewed ? await attempt(route, input, renewed, terms) : response;
    if (again.status === 401) onSignedOut();
    return again;
  }

  return async (route: string, input: AnyInput = {}, terms: Terms = {}) => {
    const tooLate = AbortSignal.timeout(terms.patience ?? timeout);
    const signal = terms.signal ? AbortSignal.any([terms.signal, tooLate]) : tooLate;
    try {
      const response = await answer(route, input, { ...terms, signal });
      if (!response.ok) throw await refused(response);
      return response.status === 204 ? undefined : await contentOf(response);
    } catch (error) {
      if (error instanceof ApiProblem || terms.signal?.aborted) throw error;
      throw unanswered(error);
    }
  };
}

/** JSON, or the file that an operation answers with. */
function contentOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : response.blob();
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Lists become repeated keys; what is undefined, null or empty is left out. */
function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
  const text = search.toString();
  return text && `?${text}`;
}

type ReadRoute = Extract<Route, `GET ${string}`>;

/**
 * A query of an operation: `useQuery(read('GET /courses/{id}', { params: { id } }))`. The key is the
 * operation and its input, and the query client's default function sends it, so the same object
 * serves loaders and components, and `invalidate(['GET /courses/{id}'])` needs no registry.
 */
export function read<R extends ReadRoute>(route: R, ...[given]: Rest<R>) {
  return queryOptions<Answer<R>, ApiProblem>({ queryKey: [route, given ?? {}] });
}
