import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const openPage = () => import('./device-storage.ts');
const full = () => {
  throw new DOMException('quota', 'QuotaExceededError');
};

it('keeps values in the browser', async () => {
  const { deviceStorage, keepsValues } = await openPage();
  deviceStorage.setItem('a', '1');
  expect([localStorage.getItem('a'), deviceStorage.getItem('a')]).toEqual(['1', '1']);
  deviceStorage.removeItem('a');
  expect([localStorage.getItem('a'), deviceStorage.getItem('a')]).toEqual([null, null]);
  expect(keepsValues()).toBe(true);
});

describe('a browser that refuses to write', () => {
  it('has the values of the page in memory, not the former ones', async () => {
    localStorage.setItem('a', 'old');
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'a' ? 'old' : null),
      setItem: full,
      removeItem: full,
    });
    const { deviceStorage } = await openPage();
    expect(deviceStorage.getItem('a')).toBe('old');
    deviceStorage.setItem('a', 'new');
    expect(deviceStorage.getItem('a')).toBe('new');
  });

  it('is told once', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    const { deviceStorage, keepsValues, onUnkept } = await openPage();
    const onRefused = vi.fn<() => void>();
    onUnkept(onRefused);
    deviceStorage.setItem('a', '1');
    deviceStorage.setItem('b', '1');
    expect(onRefused).toHaveBeenCalledOnce();
    expect(keepsValues()).toBe(false);
  });

  it('does not bring a former value back on the next page', async () => {
    const items = new Map([['a', 'old']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: full,
      removeItem: (key: string) => void items.delete(key),
    });
    const { deviceStorage } = await openPage();
    deviceStorage.setItem('a', 'new');
    vi.resetModules();
    const next = await openPage();
    expect(next.deviceStorage.getItem('a')).toBeNull();
  });
});

it('uses memory where the browser blocks site data', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { deviceStorage } = await openPage();
  deviceStorage.setItem('a', '1');
  expect(deviceStorage.getItem('a')).toBe('1');
  deviceStorage.removeItem('a');
  expect(deviceStorage.getItem('a')).toBeNull();
});
