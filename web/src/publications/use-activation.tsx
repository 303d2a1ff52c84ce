import type { Publication, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { showToast } from '../ui/states/toast.tsx';
import { BlockedDialog } from './BlockedDialog.tsx';
import { usePublishing } from './publications.api.ts';
import { savingToasts } from './saving-toasts.ts';

export interface Activation {
  /** Answers with the entities that have changed. */
  setActive: (
    ids: readonly string[],
    isActive: boolean,
    options?: { acceptedWarnings: boolean },
  ) => Promise<Publication[]>;
  /** To be rendered by the caller: the findings of what could not be published. */
  dialog: ReactNode;
}

/** Publishes and unpublishes entities of a kind, with toasts and the dialog of what blocks it. */
export function useActivation(kind: PublicationKind): Activation {
  const toasts = savingToasts[kind];
  const { publish } = usePublishing(kind);
  const [results, setResults] = useState<readonly Publication[]>([]);

  const setActive: Activation['setActive'] = async (ids, isActive, options) => {
    setResults([]);
    try {
      const answer = await publish({
        ids: [...ids],
        isActive,
        acceptedWarnings: options?.acceptedWarnings ?? false,
      });
      const blocked = answer.filter((result) => result.isActive !== isActive);
      if (blocked.length > 0) setResults(answer);
      if (blocked.length < answer.length) showToast(toasts.saved);
      return answer.filter(({ hasChanged }) => hasChanged);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(toasts.updateFailed);
      return [];
    }
  };

  return {
    setActive,
    dialog: results.length > 0 && (
      <BlockedDialog
        kind={kind}
        results={results}
        onAccept={(ids) => void setActive(ids, true, { acceptedWarnings: true })}
        onClose={() => setResults([])}
      />
    ),
  };
}
