import { vi } from 'vitest';

/** Gives the test an empty cache storage, until `vi.unstubAllGlobals()`. Returns the keys of all its caches. */
export function stubCaches(): () => Promise<string[]> {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (file: string | Request) =>
    typeof file === 'string' ? new URL(file, 'http://localhost').href : file.url;

  const asCache = (store: Map<string, Response>) => ({
    match: (file: string | Request) => Promise.resolve(store.get(keyOf(file))?.clone()),
    put: (file: string | Request, response: Response) => {
      // A browser puts a response that is stored again behind the others.
      store.delete(keyOf(file));
      store.set(keyOf(file), response);
      return Promise.resolve();
    },
    delete: (file: string | Request) => Promise.resolve(store.delete(keyOf(file))),
    keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }) as Request)),
  });

  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(stores.has(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve(asCache(store));
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  return () => Promise.resolve([...stores.values()].flatMap((store) => [...store.keys()]));
}
