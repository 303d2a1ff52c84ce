import type { SavedComment } from '@sabia/domain/essays/saved-comments.contract.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { read, type Reply } from '../../platform/api/api.ts';

type Saved = Reply<'GET /corrections/comments'>;

export const savedCommentsQuery = read('GET /corrections/comments', {});

/** Keeps and deletes comments for further essays; each is in the list that is shown when its call ends. */
export function useSavedComments() {
  const { call, queryClient } = useAppContext();
  const change = (next: (comments: readonly SavedComment[]) => SavedComment[]) =>
    queryClient.setQueryData<Saved>(
      savedCommentsQuery.queryKey,
      (saved) => saved && { comments: next(saved.comments) },
    );
  return {
    async save(comment: Omit<SavedComment, 'id'>): Promise<void> {
      const saved = await call('POST /corrections/comments', { body: comment });
      change((comments) => [saved, ...comments.filter(({ id }) => id !== saved.id)]);
    },
    async remove({ id }: SavedComment): Promise<void> {
      await call('DELETE /corrections/comments/{id}', { params: { id } });
      change((comments) => comments.filter((other) => other.id !== id));
    },
  };
}
