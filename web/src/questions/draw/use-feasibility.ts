import { useDebouncedValue } from '@mantine/hooks';
import { infeasibility } from '@sabia/domain/questions/question-bank.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feasibilityQuery } from '../question-bank.api.ts';

interface Feasibility {
  /** How many questions there are to draw from; absent while nobody knows. */
  matchingQtd?: number;
  /** Why it can't be done. */
  problem?: string | undefined;
}

/** How long a person rests between two digits. */
const rest = 250;
const most = 500;

/** Whether so many questions can be drawn, asked while one types. */
export function useFeasibility(filters: string[], questionsQtd: number | string): Feasibility {
  const [askedFilters] = useDebouncedValue(filters, rest);
  const isAsked = askedFilters.length > 0;
  const { data } = useQuery({
    // What matches does not depend on how many are wanted.
    ...feasibilityQuery(askedFilters, 1),
    enabled: isAsked,
    // Questions come and go in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return {};
  const { matchingQtd } = data;
  const isWanted = typeof questionsQtd === 'number' && questionsQtd >= 1 && questionsQtd <= most;
  const problem = isWanted ? infeasibility(matchingQtd, questionsQtd) : null;
  return { matchingQtd, problem: problem ?? undefined };
}
