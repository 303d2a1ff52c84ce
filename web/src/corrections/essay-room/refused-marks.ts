import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetDraft, keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import { draftName, type EssayPlace } from './essay-correction.ts';

/** A mark that the server has refused, with the reason; its corrector reads it in the essay room, also after a reload. */
interface RefusedMark {
  /** The name of the draft with the correction. */
  name: string;
  reason: string;
}

const place = 'essays/refused';

/** The refused marks that this device keeps for a user. */
export const refusedMarksQuery = (owner: string) =>
  queryOptions({
    queryKey: ['refused marks', owner],
    queryFn: () => (recallDraft(owner, place)?.fields['marks'] ?? []) as readonly RefusedMark[],
    staleTime: 0,
  });

export async function addRefusedMark(
  queryClient: QueryClient,
  { essay, owner, reason }: { essay: EssayPlace; owner: string; reason: string },
): Promise<void> {
  const name = draftName(essay);
  const kept = await queryClient.query(refusedMarksQuery(owner));
  const marks = [...kept.filter((other) => other.name !== name), { name, reason }];
  keepDraft(owner, place, { fields: { marks }, unsent: [] });
  queryClient.setQueryData(refusedMarksQuery(owner).queryKey, marks);
}

export function forgetRefusedMarks(queryClient: QueryClient, owner: string): void {
  forgetDraft(owner, place);
  queryClient.setQueryData(refusedMarksQuery(owner).queryKey, []);
}
