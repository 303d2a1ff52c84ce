import { useState } from 'react';
import { deviceStorage } from '../../../platform/device/device-storage.ts';

/** The ids of the pages of an answer in their order, on the device for as long as pages wait. */
export function usePageOrder(
  place: string,
): [readonly string[], (order: readonly string[]) => void] {
  const name = `sabia.pages.${place}`;
  const [order, setOrder] = useState<readonly string[]>(
    () => deviceStorage.getItem(name)?.split(' ') ?? [],
  );
  function keep(next: readonly string[]): void {
    setOrder(next);
    // The answer has the order of those that are sent.
    if (next.every((id) => id.startsWith('/'))) deviceStorage.removeItem(name);
    else deviceStorage.setItem(name, next.join(' '));
  }
  return [order, keep];
}
