import { request } from '@playwright/test';
import type { Remembered } from './people.ts';
import type { School } from './school.ts';

/** Asks the API as somebody would from their browser; it takes something in unless told otherwise. */
export async function apiAs({ url }: School, remembered: Remembered) {
  const api = await request.newContext({ baseURL: url, storageState: remembered });
  const { token } = (await (await api.get('/identity/token')).json()) as { token: string };
  return async <Answer = { id: string }>(
    path: string,
    data?: object,
    method = 'POST',
  ): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.fetch(`/v1${path}`, { method, data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}
