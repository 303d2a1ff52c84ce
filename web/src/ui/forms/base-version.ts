import { createContext } from 'react';
import type { Revision } from '../../platform/api/api.ts';

interface BaseVersion {
  /** The revision that filled the form; its changes are saved against it. */
  revision: Revision;
  /** Called when a draft with an earlier base version is recovered. */
  restore: (revision: Revision) => void;
}

/** Undefined for a new entity, which no other user can change. */
export const BaseVersionContext = createContext<BaseVersion | undefined>(undefined);
