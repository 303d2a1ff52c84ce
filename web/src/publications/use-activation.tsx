import type { Publication, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../platform/api-problem.ts';
import { showToast, type Toast } from '../ui/toast.tsx';
import { BlockedDialog } from './BlockedDialog.tsx';
import { usePublishing } from './publications.api.ts';

/** What is said of saving things of a kind (product.md WEB3). */
export interface SavingToasts {
  saved: Toast;
  updateFailed: Toast;
}

export interface Activation {
  /** Answers with what has changed by it. */
  setActive: (
    ids: readonly string[],
    isActive: boolean,
    terms?: { acceptedWarnings: boolean },
  ) => Promise<Publication[]>;
  /** To be shown where this is used: what was not published, and why. */
  dialog: ReactNode;
}

/** The one way by which things are published, or taken away from learners. */
export function useActivation(kind: PublicationKind, toasts: SavingToasts): Activation {
  const { publish } = usePublishing(kind);
  const [asked, setAsked] = useState<readonly Publication[]>([]);

  const setActive: Activation['setActive'] = async (ids, isActive, terms) => {
    setAsked([]);
    try {
      const results = await publish({
        ids: [...ids],
        isActive,
        acceptedWarnings: terms?.acceptedWarnings ?? false,
      });
      const blocked = results.filter((result) => result.isActive !== isActive);
      if (blocked.length > 0) setAsked(results);
      if (blocked.length < results.length) showToast(toasts.saved);
      return results.filter(({ hasChanged }) => hasChanged);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(toasts.updateFailed);
      return [];
    }
  };

  return {
    setActive,
    dialog: asked.length > 0 && (
      <BlockedDialog
        kind={kind}
        results={asked}
        onAccept={(ids) => void setActive(ids, true, { acceptedWarnings: true })}
        onClose={() => setAsked([])}
      />
    ),
  };
}
