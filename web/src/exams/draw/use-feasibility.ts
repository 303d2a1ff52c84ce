import { useDebouncedValue } from '@mantine/hooks';
import { drawQuotas } from '@sabia/domain/questions/draw-quotas.ts';
import type { Feasibility } from '@sabia/domain/questions/question-bank.ts';
import { type Draw, useFeasibilityOf } from '../../questions/question-bank.api.ts';
import { type QuotaValues, quotasOf } from '../quota-values.ts';

/** Milliseconds without a change of the draw before it is sent. */
const debounce = 250;
const maximum = 500;

/** Checks while typing whether enough questions match a draw and its quotas. Undefined while nothing is known. */
export function useFeasibility(
  filters: string[],
  questionsQtd: number | string,
  quotas: readonly QuotaValues[],
): Feasibility | undefined {
  const isValid = typeof questionsQtd === 'number' && questionsQtd >= 1 && questionsQtd <= maximum;
  const read = drawQuotas.safeParse(quotasOf(quotas));
  const draw: Draw = {
    filters,
    questionsQtd: isValid ? questionsQtd : maximum,
    // An unfinished quota has its own message.
    drawQuotas: read.success ? read.data : [],
  };
  // As text, so that the value is the same while its parts are.
  const [sent] = useDebouncedValue(JSON.stringify(draw), debounce);
  const { data } = useFeasibilityOf(filters.length > 0 ? (JSON.parse(sent) as Draw) : null);
  if (filters.length === 0 || !data) return undefined;
  return isValid
    ? data
    : { ...data, problems: data.problems.filter(({ path }) => path !== 'questionsQtd') };
}
