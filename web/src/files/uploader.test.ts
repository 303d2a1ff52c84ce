import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { type Call, createSend } from '../platform/api/api.ts';
import { serve } from '../platform/testing/serve.ts';
import { createUploader } from './uploader.ts';

const stored = { id: 'f1', url: '/files/ab-640.webp', contentType: 'image/webp', size: 3 };
const image = new File(['abc'], 'gato.png', { type: 'image/png' });

/** A fake server with ticket, PUT and finish; `put` answers the bytes. */
async function fileServer({ put = 200 } = {}) {
  const received: string[] = [];
  const origin = await serve(async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    received.push(
      `${method} ${url} ${headers['content-type'] ?? ''} ${await text(request)}`.trim(),
    );
    response.setHeader('content-type', 'application/json');
    if (method === 'PUT') return void response.writeHead(put).end();
    const answer = url === '/v1/files' ? { id: 'f1', uploadUrl: `${origin}/bytes` } : stored;
    response.writeHead(201).end(JSON.stringify(answer));
  });
  const tokens = { token: () => Promise.resolve(''), forget: () => {} };
  const send = createSend({
    fetch,
    origin,
    tokens,
    currentUser: () => null,
    onSignedOut: () => {},
  });
  return { received, uploader: createUploader(send as Call) };
}

describe('an upload', () => {
  it('requests a ticket, sends the bytes and finishes', async () => {
    const { received, uploader } = await fileServer();
    const onStored = vi.fn<(file: unknown) => void>();

    expect(await uploader.upload(image, { onStored })).toBe(true);

    expect(onStored).toHaveBeenCalledWith(stored);
    expect(received).toEqual([
      'POST /v1/files application/json {"fileName":"gato.png","contentType":"image/png","size":3}',
      'PUT /bytes image/png abc',
      'POST /v1/files/f1/finish',
    ]);
  });

  it('that is refused resolves with nothing and is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const { uploader } = await fileServer({ put: 413 });
    const onStored = vi.fn<() => void>();

    expect(await uploader.upload(image, { onStored })).toBe(false);

    expect(onStored).not.toHaveBeenCalled();
    expect(log.mock.lastCall?.[1]).toMatchObject({ message: 'PUT was answered with 413' });
  });

  it('that is cancelled is no failure and is not logged', async () => {
    const log = vi.spyOn(console, 'warn').mockClear();
    const { uploader } = await fileServer();
    const onStored = vi.fn<() => void>();

    const signal = AbortSignal.abort();
    expect(await uploader.upload(image, { onStored, signal })).toBe(true);

    expect(onStored).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('saving waits for uploads', () => {
  it('and continues after all of them finished', async () => {
    const { uploader } = await fileServer();
    const onStored = vi.fn<() => void>();
    void uploader.upload(image, { onStored });
    void uploader.upload(image, { onStored });

    expect(await uploader.settled()).toBe(true);
    expect(onStored).toHaveBeenCalledTimes(2);
  });

  it('and is cancelled if one failed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { uploader } = await fileServer({ put: 500 });
    void uploader.upload(image, { onStored: () => {} });

    expect(await uploader.settled()).toBe(false);
    expect(await uploader.settled()).toBe(true);
  });

  it('but not for cancelled ones', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { uploader } = await fileServer();
    const onStored = vi.fn<() => void>();
    const abort = new AbortController();
    void uploader.upload(image, { onStored, signal: abort.signal });
    abort.abort();

    expect(await uploader.settled()).toBe(true);
    expect(onStored).not.toHaveBeenCalled();
  });
});

it('a failed upload is said at the save, until it is sent again or given up (product.md F3)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { uploader } = await fileServer({ put: 413 });
  await uploader.upload(image, { onStored: () => {}, field: 'cover' });
  expect(await uploader.settled()).toBe(false);
  uploader.forget('cover');
  expect(await uploader.settled()).toBe(true);
});
