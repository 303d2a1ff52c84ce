import { createContext } from 'react';
import type { Revision } from '../platform/api.ts';

interface BaseVersion {
  /** What a form was filled with, and what is typed in it is meant to change. */
  revision: Revision;
  /** What was typed over an earlier version is taken up again. */
  restore: (revision: Revision) => void;
}

/** Absent where nothing can be changed by somebody else meanwhile. */
export const BaseVersionContext = createContext<BaseVersion | undefined>(undefined);
