import { createContext } from 'react';

/**
 * Reads the id of the user for whom components keep something on this device: drafts of forms, the position in
 * a video. Undefined for a visitor. The function stays the same: a changed context would make React hydrate a whole
 * screen at once.
 */
export const StorageOwnerContext = createContext<() => string | undefined>(() => undefined);
