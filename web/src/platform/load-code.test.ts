// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { loadCode } from './load-code.ts';

const failure = (href: string) => new Error(`Unable to preload CSS for ${href}`);

describe('a dynamic import', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is repeated, without the link of a stylesheet that failed', async () => {
    const failed = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'http://localhost/assets/film.css',
    });
    const other = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'http://localhost/assets/site.css',
    });
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([failed, other] as never);
    const removed = [vi.spyOn(failed, 'remove'), vi.spyOn(other, 'remove')];
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(failed.href))
      .mockResolvedValueOnce('film');
    const loading = loadCode(load);
    await vi.runAllTimersAsync();
    expect(await loading).toBe('film');
    expect(removed.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
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
