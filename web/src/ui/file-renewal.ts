import { createContext } from 'react';

/**
 * Requests new access to a file of a paid content: resolves with the new address, or with the plain one
 * where the user gets none.
 */
export type RenewAddress = (address: string) => Promise<string>;

export const FileRenewalContext = createContext<RenewAddress>((address) =>
  Promise.resolve(address),
);
