/** A user with a token for the Authorization header. */
export interface Caller {
  id: string;
  providerId: string;
  token: string;
}

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** Null for an anonymous user. */
  user: Caller | null;
  body?: string;
  /** The network address of the client, as a proxy names it; without it, that of the load generator. */
  from?: string;
  /** Asks for a reply without compression, because autocannon can't read a compressed one. */
  isRead?: true;
}

/** Requests of a benchmark, which the connections share. */
export interface Load {
  title: string;
  connections: number;
  /** The number of requests of a task. */
  requests: number;
  /**
   * The requests of the next task, which one connection sends in this order. A request may depend on the bodies of the
   * former replies of its task. Servers share it, so a write never repeats another one.
   */
  next: () => readonly (BenchRequest | ((replies: readonly string[]) => BenchRequest))[];
}

export const headersOf = ({ user, body, from, isRead }: BenchRequest): Record<string, string> => ({
  // As browsers send it.
  'accept-encoding': isRead ? 'identity' : 'gzip, deflate, br, zstd',
  // The application reads the user of an API request from the token, and the bare server from the other header. The
  // session tells that a page is for somebody who is signed in.
  ...(user && {
    authorization: `Bearer ${user.token}`,
    cookie: 'sabia.session_token=of-the-benchmark',
    'x-user': `${user.id} ${user.providerId}`,
  }),
  ...(body && { 'content-type': 'application/json' }),
  ...(from && { 'x-forwarded-for': from }),
});

/** Reads of each user by turns; null is an anonymous user. */
export function gets<User extends Caller | null>(
  users: readonly User[],
  paths: readonly string[] | ((user: User) => readonly string[]),
): () => BenchRequest {
  const requests = users.flatMap((user) =>
    (typeof paths === 'function' ? paths(user) : paths).map((path) => get(user, path)),
  );
  return numbered((number) => at(requests, number));
}

export const get = (user: Caller | null, path: string): BenchRequest => ({
  method: 'GET',
  path,
  user,
});

export const post = (user: Caller, path: string, body?: object): BenchRequest => ({
  method: 'POST',
  path,
  user,
  ...(body && { body: JSON.stringify(body) }),
});

/** Calls `make` with 0, 1, 2 … */
export function numbered<Made>(make: (number: number) => Made): () => Made {
  let number = 0;
  return () => make(number++);
}

/** The items by turns; a fraction is rounded down. */
export const at = <Item>(items: readonly Item[], number: number): Item =>
  left(items[Math.floor(number) % items.length]);

export function left<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('nothing is left: use fewer rounds or seconds');
  return item;
}
