import { request } from '@playwright/test';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

/** Creates a function that calls the API as this user, with POST unless another method is given. */
export async function apiAs({ url }: TestServer, session: SavedSession) {
  const api = await request.newContext({ baseURL: url, storageState: session });
  const { token } = (await (await api.get('/identity/token')).json()) as { token: string };
  return async <Reply = { id: string }>(
    path: string,
    data?: object,
    method = 'POST',
  ): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.fetch(`/v1${path}`, { method, data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    if (response.status() === 204) return undefined as Reply;
    return (await response.json()) as Reply;
  };
}
