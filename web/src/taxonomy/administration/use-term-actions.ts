import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Notice } from '../../ui/states/NoticeBar.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useMergeUndo, useTaxonomyAdministration } from '../administration.api.ts';
import { done, kindWords } from './kind-words.ts';
import type { TermEnd } from './TermDialog.tsx';
import { undoneMergeWords } from './undone-merge-words.ts';

/** The actions on terms. Each shows a notice, with undo where possible. */
export function useTermActions(
  kind: TaxonomyKind,
  {
    terms,
    tell,
    onEnded,
  }: { terms: readonly Term[]; tell: (notice: Notice) => void; onEnded: () => void },
) {
  const { noun } = kindWords[kind];
  const { createTerm, renameTerm, mergeTerm, deleteTerm, refresh } =
    useTaxonomyAdministration(kind);
  const { undoMerge } = useMergeUndo();

  /** Loads the list again, because it may be outdated. */
  async function refreshing<T>(action: Promise<T>): Promise<T> {
    try {
      return await action;
    } catch (error) {
      if (error instanceof ApiProblem && error.status >= 400) await refresh();
      throw error;
    }
  }

  /** Tells that nothing remains to be undone, or why it could not be. */
  async function undo<T>(action: Promise<T>, words: string | ((result: T) => string)) {
    try {
      const result = await refreshing(action);
      tell({ text: typeof words === 'string' ? words : words(result) });
    } catch (error) {
      showFailure(error);
    }
  }

  return {
    async create(title: string) {
      const { id } = await createTerm(title);
      const isNew = terms.every((term) => term.id !== id);
      tell({
        text: `${done(noun, title, 'criad')}.`,
        undo: isNew
          ? () => void undo(deleteTerm(id), `${done(noun, title, 'excluíd')}.`)
          : undefined,
      });
    },
    async rename(term: Term, title: string) {
      await refreshing(renameTerm(term.id, title));
      tell({
        text: `“${term.title}” agora se chama “${title}”.`,
        undo: () =>
          void undo(renameTerm(term.id, term.title), `“${term.title}” voltou a ter este nome.`),
      });
    },
    async end({ id, title }: Term, { into }: TermEnd) {
      const other = terms.find((term) => term.id === into);
      // A deletion with a replacement is a merge.
      if (other) {
        const { mergeId } = await refreshing(mergeTerm(id, into));
        tell({
          text: `O que era de “${title}” agora é de “${other.title}”.`,
          undo: mergeId
            ? () => void undo(undoMerge(mergeId), (undone) => undoneMergeWords(title, undone))
            : undefined,
        });
      } else {
        await refreshing(deleteTerm(id));
        tell({
          text: `${done(noun, title, 'excluíd')}.`,
          // Nothing used it, so that a new one of this title is the same.
          undo: () => void undo(createTerm(title), `${done(noun, title, 'criad')}.`),
        });
      }
      onEnded();
    },
  };
}

export type TermActions = ReturnType<typeof useTermActions>;
