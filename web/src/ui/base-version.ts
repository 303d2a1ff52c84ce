import { createContext } from 'react';
import type { Revision } from '../platform/api.ts';

interface SeenVersion {
  /** What a form was filled with, and what is typed in it is meant to change. */
  revision: Revision;
  /** What was typed over an earlier version is taken up again. */
  goBackTo: (revision: Revision) => void;
}

/** Absent where nothing can be changed by somebody else meanwhile. */
export const SeenVersionContext = createContext<SeenVersion | undefined>(undefined);
