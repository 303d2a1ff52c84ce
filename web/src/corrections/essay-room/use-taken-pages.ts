import { useEffect, useState } from 'react';
import {
  hearTakenPages,
  readTakenPages,
  type TakenPage,
} from '../../platform/device/taken-pages.ts';

/** The pages on this device; undefined until they are read. */
export function useTakenPages(): readonly TakenPage[] | undefined {
  const [pages, setPages] = useState<readonly TakenPage[]>();
  useEffect(() => {
    const load = () => void readTakenPages().then(setPages);
    load();
    return hearTakenPages(load);
  }, []);
  return pages;
}
