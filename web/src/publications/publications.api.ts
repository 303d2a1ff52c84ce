import type { PublicationDraft, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

/** What other screens read of things of a kind. */
const reads = {
  COURSE: 'GET /courses',
  TRAIL: 'GET /trails',
  LIVE: 'GET /lives',
  PRACTICE_EXAM: 'GET /practice-exams',
} as const satisfies Record<PublicationKind, `GET /${string}`>;

/** The verbs of who publishes. */
export function usePublishing(kind: PublicationKind) {
  const context = useAppContext();
  const { refresh } = refreshing(context, reads[kind]);
  return {
    async publish(draft: Omit<PublicationDraft, 'kind'>) {
      try {
        return await context.call('POST /publications', { body: { kind, ...draft } });
      } finally {
        // Also after a failure: what was listed may not be there any more.
        await refresh();
      }
    },
    verify: (id: string) =>
      context.call('GET /publications/{kind}/{id}/verification', { params: { kind, id } }),
  };
}
