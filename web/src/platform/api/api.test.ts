// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { apiTimeoutMs, createSend } from './api.ts';
import { ApiProblem } from './api-problem.ts';
import { serve } from '../testing/serve.ts';

interface Heard {
  line: string;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

/** A client, and a server that replies by `reply` and records the requests. */
async function createTestApi(
  answer: (heard: Heard) => { status?: number; json?: unknown; headers?: Record<string, string> },
  { tokens = [''], timeoutMs }: { tokens?: string[]; timeoutMs?: number } = {},
) {
  const heard: Heard[] = [];
  const origin = await serve(async (request, response) => {
    const one = await read(request);
    heard.push(one);
    const { status = 200, json, headers } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(json === undefined ? undefined : JSON.stringify(json));
  });
  const left = [...tokens];
  const world = { user: tokens[0] ? 'ana' : null, signOuts: 0 };
  const send = createSend({
    fetch,
    origin,
    timeoutMs,
    tokens: {
      token: async ({ force } = {}) => (force ? left.splice(0, 2)[1] : left[0]) ?? '',
      forget() {},
    },
    currentUser: () => world.user,
    onSignedOut: () => (world.signOuts += 1),
  });
  return { send, heard, world };
}

async function read(request: IncomingMessage): Promise<Heard> {
  return {
    line: `${request.method} ${request.url}`,
    authorization: request.headers.authorization,
    type: request.headers['content-type'],
    body: await text(request),
  };
}

async function problemOf(sent: Promise<unknown>): Promise<ApiProblem> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiProblem) return error;
  throw new Error(`Expected an ApiProblem, got ${String(error)}`);
}

describe('a call', () => {
  it('waits 15 seconds and not longer', () => {
    expect(apiTimeoutMs).toBe(15_000);
  });

  it.each([
    ['repeats a read after a 503', 'GET /courses/{id}', 1, 2],
    ['gives up a read after two 503s', 'GET /courses/{id}', 9, 2],
    ['does not repeat a write', 'DELETE /courses/{id}', 1, 1],
  ])('%s', async (_title, route, refusals, asked) => {
    let left = refusals;
    const { send, heard } = await createTestApi(() =>
      left-- > 0
        ? { status: 503, json: { code: 'overloaded' }, headers: { 'retry-after': '0.01' } }
        : { json: { title: 'Planilhas' } },
    );
    const sent = send(route, { params: { id: '7' } });
    if (asked > refusals) expect(await sent).toEqual({ title: 'Planilhas' });
    else expect((await problemOf(sent)).code).toBe('overloaded');
    expect(heard).toHaveLength(asked);
  });

  it('does not repeat a 503 without Retry-After', async () => {
    const { send, heard } = await createTestApi(() => ({
      status: 503,
      json: { code: 'payments_off' },
    }));
    expect((await problemOf(send('GET /plans'))).code).toBe('payments_off');
    expect(heard).toHaveLength(1);
  });

  it('goes to /v1 with path and query parameters', async () => {
    const { send, heard } = await createTestApi(() => ({ json: {} }));

    await send('GET /courses/{id}', { params: { id: 'lógica/1' } });
    await send('GET /courses/paginated', {
      query: { levels: ['a', 'b'], page: 2, searchKey: 'pão', categories: [], field: undefined },
    });

    expect(heard.map(({ line }) => line)).toEqual([
      'GET /v1/courses/l%C3%B3gica%2F1',
      'GET /v1/courses/paginated?levels=a&levels=b&page=2&searchKey=p%C3%A3o',
    ]);
  });

  it('sends its body as JSON and returns the reply', async () => {
    const { send, heard } = await createTestApi(() => ({ status: 201, json: { id: '1' } }));

    expect(await send('POST /courses', { body: { title: 'Ação' } })).toEqual({ id: '1' });
    expect(heard[0]).toMatchObject({ type: 'application/json', body: '{"title":"Ação"}' });
  });

  it('returns a file as a Blob', async () => {
    const { send } = await createTestApi(() => ({
      json: 'x',
      headers: { 'content-type': 'application/octet-stream' },
    }));

    const file = await send('GET /questions/export');
    expect(file instanceof Blob && (await file.text())).toBe('"x"');
  });

  it('can be sent by another fetch', async () => {
    const { send, heard } = await createTestApi(() => ({ json: {} }));

    const answer = await send('GET /courses', {}, { fetch: async () => Response.json('other') });
    expect([answer, heard]).toEqual(['other', []]);
  });

  it('returns undefined for a 204', async () => {
    const { send } = await createTestApi(() => ({ status: 204 }));

    expect(await send('DELETE /courses/{id}', { params: { id: '1' } })).toBeUndefined();
  });
});

describe('the token', () => {
  it('is sent for a signed-in user; a visitor sends no header', async () => {
    const signedIn = await createTestApi(() => ({ json: {} }), { tokens: ['abc'] });
    const visitor = await createTestApi(() => ({ json: {} }), { tokens: [''] });

    await signedIn.send('GET /courses');
    await visitor.send('GET /courses');

    expect(signedIn.heard[0]?.authorization).toBe('Bearer abc');
    expect(visitor.heard[0]?.authorization).toBeUndefined();
  });

  it('is renewed once when the API refuses it', async () => {
    const { send, heard, world } = await createTestApi(
      ({ authorization }) =>
        authorization === 'Bearer new' ? { json: { ok: true } } : { status: 401, json: {} },
      { tokens: ['old', 'new'] },
    );

    expect(await send('POST /courses', { body: { title: 'Ação' } })).toEqual({ ok: true });
    expect(heard.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(heard[1]?.body).toBe('{"title":"Ação"}');
    expect(world.signOuts).toBe(0);
  });

  it.each([
    ['the renewed one is refused as well', ['old', 'new'], 2],
    ['there is no other', ['old'], 1],
  ])('ends the session when %s', async (_, tokens, requests) => {
    const { send, heard, world } = await createTestApi(() => ({ status: 401, json: {} }), {
      tokens,
    });

    expect((await problemOf(send('GET /courses'))).status).toBe(401);
    expect([heard.length, world.signOuts]).toEqual([requests, 1]);
  });

  it('is not renewed after another user has signed in', async () => {
    const { send, heard, world } = await createTestApi(
      () => {
        world.user = 'bia';
        return { status: 401, json: {} };
      },
      { tokens: ['of-ana', 'of-bia'] },
    );

    expect((await problemOf(send('POST /courses', { body: {} }))).status).toBe(401);
    expect(heard.map(({ authorization }) => authorization)).toEqual(['Bearer of-ana']);
    expect(world.signOuts).toBe(0);
  });

  it('is not renewed for a visitor', async () => {
    const { send, heard, world } = await createTestApi(() => ({ status: 401, json: {} }));

    expect((await problemOf(send('GET /courses/{id}', { params: { id: '1' } }))).status).toBe(401);
    expect([heard.length, world.signOuts]).toEqual([1, 0]);
  });
});

describe('a refusal', () => {
  it('is thrown with its code, texts and field errors', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Dados inválidos',
      status: 422,
      detail: 'Confira os campos indicados.',
      code: 'invalid_input',
      requestId: 'r-1',
      errors: [{ path: 'title', message: 'Campo obrigatório' }],
    };
    const { send } = await createTestApi(() => ({
      status: 422,
      json: problem,
      headers: { 'content-type': 'application/problem+json' },
    }));

    const { type: _, ...facts } = problem;
    expect(await problemOf(send('POST /courses', { body: {} }))).toMatchObject(facts);
  });

  it('without problem+json still has a Portuguese text and its request id', async () => {
    const { send } = await createTestApi(() => ({
      status: 502,
      headers: { 'x-request-id': 'r-2' },
    }));

    expect(await problemOf(send('GET /courses'))).toMatchObject({
      status: 502,
      code: 'unexpected',
      title: 'Erro inesperado',
      requestId: 'r-2',
      errors: [],
    });
  });
});

describe('a request without a response', () => {
  it('is a timeout after the time limit', async () => {
    const origin = await serve(() => {});
    const send = createSend({
      fetch,
      origin,
      timeoutMs: 30,
      tokens: { token: async () => '', forget() {} },
      currentUser: () => null,
      onSignedOut() {},
    });

    expect(await problemOf(send('GET /courses'))).toMatchObject({
      status: 0,
      code: 'timeout',
      detail: 'O servidor demorou para responder. Tente novamente.',
    });
  });

  it('is offline when the connection fails', async () => {
    const origin = await serve((request) => void request.destroy());
    const send = createSend({
      fetch,
      origin,
      tokens: { token: async () => '', forget() {} },
      currentUser: () => null,
      onSignedOut() {},
    });

    expect(await problemOf(send('GET /courses'))).toMatchObject({
      status: 0,
      code: 'offline',
      title: 'Sem conexão',
    });
  });

  it('throws the reason of the caller who aborted it', async () => {
    const origin = await serve(() => {});
    const send = createSend({
      fetch,
      origin,
      tokens: { token: async () => '', forget() {} },
      currentUser: () => null,
      onSignedOut() {},
    });
    const caller = new AbortController();
    const sent = send('GET /courses', {}, { signal: caller.signal });
    caller.abort(new Error('left the screen'));

    await expect(sent).rejects.toThrow('left the screen');
  });
});
