import type { Area, ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { ScoredArea } from '@sabia/domain/item-response/item-response.contract.ts';

/** The typed answers of an area with their score. */
export interface AreaState {
  booklet?: number;
  language?: ForeignLanguage;
  marks: string;
  /** The score was asked for without a network, and is when it returns. */
  isWaiting?: boolean;
  result?: ScoredArea | undefined;
}
export type AreaStates = Readonly<Record<Area, AreaState>>;
