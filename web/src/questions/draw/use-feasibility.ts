import { useDebouncedValue } from '@mantine/hooks';
import { infeasibility } from '@sabia/domain/questions/question-bank.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feasibilityQuery } from '../question-bank.api.ts';

interface Feasibility {
  /** Number of questions that match; absent while it is not known. */
  matchingQtd?: number;
  /** The reason why the draw is impossible. */
  problem?: string | undefined;
}

/** Milliseconds without a change of the filters before they are sent. */
const debounce = 250;
const maximum = 500;

/** Checks while typing whether enough questions match a draw. */
export function useFeasibility(filters: string[], questionsQtd: number | string): Feasibility {
  const [sentFilters] = useDebouncedValue(filters, debounce);
  const hasFilters = sentFilters.length > 0;
  const { data } = useQuery({
    // The number of matches does not depend on the quantity.
    ...feasibilityQuery(sentFilters, 1),
    enabled: hasFilters,
    // Questions may have changed in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!hasFilters || !data) return {};
  const { matchingQtd } = data;
  const isValid = typeof questionsQtd === 'number' && questionsQtd >= 1 && questionsQtd <= maximum;
  const problem = isValid ? infeasibility(matchingQtd, questionsQtd) : null;
  return { matchingQtd, problem: problem ?? undefined };
}
