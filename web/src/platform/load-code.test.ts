// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api/api-problem.ts';
import { loadCode, removeFailedStylesheets } from './load-code.ts';

describe('a dynamic import', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is repeated', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('film');
    const loading = loadCode(load);
    await vi.runAllTimersAsync();
    expect(await loading).toBe('film');
  });

  it('fails with its own error after three attempts', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('404'));
    const loading = loadCode(load).catch((error: unknown) => String(error));
    await vi.runAllTimersAsync();
    expect(await loading).toBe('TypeError: 404');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails at once, like a request, without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('offline'));
    await expect(loadCode(load)).rejects.toThrow(ApiProblem);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('removes the link of each stylesheet of Vite that fails to load', () => {
  const links = ['stylesheet', 'stylesheet', 'icon'].map((rel) =>
    Object.assign(document.createElement('link'), { rel, crossOrigin: '' }),
  );
  document.head.append(...links);
  removeFailedStylesheets();
  for (const link of links.slice(1)) link.dispatchEvent(new Event('error'));
  expect(links.map(({ isConnected }) => isConnected)).toEqual([true, false, true]);
  for (const link of links) link.remove();
});
