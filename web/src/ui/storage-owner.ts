import { createContext } from 'react';

/**
 * Id of the user for whom components keep something on this device: drafts of forms, the position in
 * a video. Undefined for a visitor.
 */
export const StorageOwnerContext = createContext<string | undefined>(undefined);
