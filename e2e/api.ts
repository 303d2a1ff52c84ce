import { request } from '@playwright/test';
import type { Remembered } from './people.ts';
import type { School } from './school.ts';

/** Posts to the API as somebody would from their browser. */
export async function apiAs({ url }: School, remembered: Remembered) {
  const api = await request.newContext({ baseURL: url, storageState: remembered });
  const { token } = (await (await api.get('/identity/token')).json()) as { token: string };
  return async (path: string, data: object): Promise<{ id: string }> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.post(`/v1${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
}
