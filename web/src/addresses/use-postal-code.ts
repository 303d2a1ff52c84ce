import { useEffect, useRef, useState } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { addressServicesQuery } from './addresses.api.ts';
import { type AddressValues, fillable } from './address-values.ts';
import { findAddress } from './postal-code-service.ts';

export type PostalCodeSearch = 'idle' | 'searching' | 'found' | 'not-found';

/** Fills in an address when its CEP is complete, while the user may continue typing. */
export function usePostalCode(
  values: AddressValues,
  set: (field: keyof AddressValues, value: string) => void,
): { search: PostalCodeSearch; lookUp: (postalCode: string) => Promise<void> } {
  const { queryClient } = useAppContext();
  const [search, setSearch] = useState<PostalCodeSearch>('idle');
  const untouched = useRef({ ...values });
  const latest = useRef({ values, set });
  const asked = useRef<AbortController>(null);
  useEffect(() => {
    latest.current = { values, set };
  });
  useEffect(() => () => asked.current?.abort(), []);

  async function lookUp(postalCode: string): Promise<void> {
    // Only the reply for the last CEP is used.
    asked.current?.abort();
    if (postalCode.length < 8) return setSearch('idle');
    const controller = new AbortController();
    asked.current = controller;
    setSearch('searching');
    const service = await queryClient.query(addressServicesQuery).catch(() => null);
    const found =
      service && (await findAddress(service.postalCodes, postalCode, controller.signal));
    if (controller.signal.aborted) return;
    setSearch(found ? 'found' : 'not-found');
    if (!found) return;
    const now = latest.current;
    for (const [field, value] of fillable(now.values, untouched.current, found)) {
      untouched.current[field] = value;
      now.set(field, value);
    }
  }

  return { search, lookUp };
}
