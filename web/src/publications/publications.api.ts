import type { PublicationDraft, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

/** Prefix of the queries that show entities of a kind. */
const reads = {
  COURSE: 'GET /courses',
  TRAIL: 'GET /trails',
  LIVE: 'GET /lives',
  PRACTICE_EXAM: 'GET /practice-exams',
} as const satisfies Record<PublicationKind, `GET /${string}`>;

/** Publishes and verifies entities of a kind. */
export function usePublishing(kind: PublicationKind) {
  const context = useAppContext();
  const { refresh } = refreshing(context, reads[kind]);
  return {
    async publish(draft: Omit<PublicationDraft, 'kind'>) {
      try {
        return await context.call('POST /publications', { body: { kind, ...draft } });
      } finally {
        // Also after a failure, which may mean that an entity was deleted meanwhile.
        await refresh();
      }
    },
    verify: (id: string) =>
      context.call('GET /publications/{kind}/{id}/verification', { params: { kind, id } }),
  };
}
