import { lastDays, type Period } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { oneOf, uuid } from '../platform/search-params.ts';
import { serverDate } from '../platform/clock.ts';

/** Search params of the overview: `?dias=90&curso=…`. */
export interface OverviewSearch {
  /** Absent: the default period. */
  dias?: '7' | '90' | undefined;
  /** The course of the drop-off chart; absent: the course with most enrolments. */
  curso?: string | undefined;
}

export const overviewSearch = (given: Record<string, unknown>): OverviewSearch => ({
  dias: oneOf(['7', '90'], String(given.dias)),
  curso: uuid(given.curso),
});

export const usualDays = '30';

export const periodOf = ({ dias }: OverviewSearch, now = serverDate()): Period =>
  lastDays(Number(dias ?? usualDays), dayInSaoPaulo(now));
