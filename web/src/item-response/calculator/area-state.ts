import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { ScoredArea } from '@sabia/domain/item-response/item-response.contract.ts';

/** The typed answers of an area with their score. */
export interface AreaState {
  booklet?: number;
  marks: string;
  result?: ScoredArea;
}
export type AreaStates = Readonly<Record<Area, AreaState>>;
