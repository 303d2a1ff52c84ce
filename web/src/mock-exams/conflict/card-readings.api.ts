import { read } from '../../platform/api/api.ts';
import { pageNumber } from '../../platform/search-params.ts';

/** Search params of the screen of a card: `?dia=2`. */
export const cardSearch = ({ dia }: Record<string, unknown>): { dia: number } => ({
  dia: pageNumber(dia) ?? 1,
});

export const cardReadingsQuery = (
  id: string,
  { personId, day }: { personId: string; day: number },
) =>
  read('GET /mock-exams/{id}/people/{personId}/readings', {
    params: { id, personId },
    query: { day: String(day) },
  });
