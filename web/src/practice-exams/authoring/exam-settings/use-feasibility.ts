import { useDebouncedValue } from '@mantine/hooks';
import { infeasibility, type Feasibility } from '@sabia/domain/questions/question-bank.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feasibilityQuery } from '../../authoring.api.ts';

/** How long a person rests between two digits. */
const rest = 250;

export interface FeasibilityShown {
  known: Feasibility | undefined;
  /** Why it can't be done. */
  problem: string | undefined;
}

/** Whether so many questions can be drawn, asked while one types. */
export function useFeasibility(filters: string[], questionsQtd: number | string): FeasibilityShown {
  const wanted = typeof questionsQtd === 'number' && questionsQtd >= 1 ? questionsQtd : 1;
  const [askedFilters] = useDebouncedValue(filters, rest);
  const [askedQtd] = useDebouncedValue(wanted, rest);
  const isAsked = askedFilters.length > 0 && askedQtd <= 500;
  const { data } = useQuery({
    ...feasibilityQuery(askedFilters, askedQtd),
    enabled: isAsked,
    // Questions come and go in other tabs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return { known: undefined, problem: undefined };
  return { known: data, problem: infeasibility(data.matchingQtd, wanted) ?? undefined };
}
