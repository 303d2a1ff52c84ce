import { findConflicts } from '@sabia/domain/history/conflicts.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type {
  CurrentVersion,
  RevisedFields,
  RevisionKind,
} from '@sabia/domain/history/revision.ts';
import { type ReactNode, useState } from 'react';
import type { Revision } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { BaseVersionContext } from '../ui/forms/base-version.ts';
import {
  EditConflictDialog,
  type EditConflictDialogProps,
} from './conflict/EditConflictDialog.tsx';

interface EditConflictBoundaryProps<Draft extends object, Saved> {
  kind: RevisionKind;
  /** The version that the form shows at first; the base version of what is saved. */
  revision: Revision;
  /** Rejects with an `ApiProblem` that has `current` (412) when a later version exists. */
  save: (draft: Draft, ifMatch: Revision) => Promise<Saved>;
  children: (save: (draft: Draft) => Promise<Saved>) => ReactNode;
}

/** Gives a form its `save`. On an edit conflict, a dialog asks which version of each field to keep. */
export function EditConflictBoundary<Draft extends object, Saved>({
  kind,
  revision,
  save,
  children,
}: EditConflictBoundaryProps<Draft, Saved>) {
  // Not the prop: a later version that is loaded meanwhile is not the one in the form.
  const [base, setBase] = useState(revision);
  const [dialog, setDialog] = useState<EditConflictDialogProps>();

  async function saveOver(draft: Draft, ifMatch: Revision): Promise<Saved> {
    try {
      return await save(draft, ifMatch);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.current) throw error;
      const kept = await chooseFields(draft, error.detail, error.current);
      if (!kept) throw error;
      return saveOver({ ...draft, ...kept }, error.current.number);
    }
  }

  /** The fields to save instead of those of the form; undefined when the user returns to it. */
  async function chooseFields(draft: Draft, title: string, current: CurrentVersion) {
    const { fields: theirs, formerFields: former, names } = current;
    // The current version is told without access to its files, which would be a difference.
    const mine = JSON.parse(withoutAccess(JSON.stringify(draft))) as RevisedFields;
    if (findConflicts(kind, { mine, theirs, former, names }).length === 0) return {};
    const choice = Promise.withResolvers<RevisedFields | undefined>();
    setDialog({ kind, title, mine, current, onChoose: choice.resolve });
    const kept = await choice.promise;
    setDialog(undefined);
    return kept;
  }

  return (
    <BaseVersionContext value={{ revision: base, restore: setBase }}>
      {children((draft) => saveOver(draft, base))}
      {dialog && <EditConflictDialog {...dialog} />}
    </BaseVersionContext>
  );
}
