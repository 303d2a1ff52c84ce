import type { TaxonomyKind, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import type { Notice } from '../../ui/NoticeBar.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { useTaxonomyAdministration } from '../administration.api.ts';
import { done, kindWords } from './kind-words.ts';
import type { TermEnd } from './TermDialog.tsx';

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

  /** Loads the list again, because it may be outdated. */
  async function refreshing<T>(action: Promise<T>): Promise<T> {
    try {
      return await action;
    } catch (error) {
      if (error instanceof ApiProblem && error.status >= 400) await refresh();
      throw error;
    }
  }

  async function undoRename({ id, title }: Term): Promise<void> {
    try {
      await refreshing(renameTerm(id, title));
      tell({ text: `“${title}” voltou a ter este nome.` });
    } catch (error) {
      showFailure(error);
    }
  }

  return {
    async create(title: string) {
      await createTerm(title);
      tell({ text: `${done(noun, title, 'criad')}.` });
    },
    async rename(term: Term, title: string) {
      await refreshing(renameTerm(term.id, title));
      tell({
        text: `“${term.title}” agora se chama “${title}”.`,
        undo: () => void undoRename(term),
      });
    },
    async end({ id, title }: Term, { action, into }: TermEnd) {
      const other = terms.find((term) => term.id === into);
      await refreshing(action === 'merge' ? mergeTerm(id, into) : deleteTerm(id, into));
      tell({
        text: other
          ? `O que era de “${title}” agora é de “${other.title}”.`
          : `${done(noun, title, 'excluíd')}.`,
      });
      onEnded();
    },
  };
}

export type TermActions = ReturnType<typeof useTermActions>;
