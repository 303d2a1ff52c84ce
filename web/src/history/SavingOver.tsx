import { findConflicts } from '@sabia/domain/history/conflicts.ts';
import type { CurrentVersion, RevisionKind } from '@sabia/domain/history/revision.ts';
import { type ReactNode, useState } from 'react';
import type { Revision } from '../platform/api.ts';
import { ApiProblem } from '../platform/api-problem.ts';
import { BaseVersionContext } from '../ui/base-version.ts';
import { CollisionDialog, type Collided } from './collision/CollisionDialog.tsx';

interface SavingOverProps<Draft extends object, Saved> {
  kind: RevisionKind;
  /** The version that the form was filled with; a later one is not taken for it. */
  revision: Revision;
  save: (draft: Draft, ifMatch: Revision) => Promise<Saved>;
  children: (save: (draft: Draft) => Promise<Saved>) => ReactNode;
}

/** Saves over the version that one has seen; when somebody else has saved meanwhile, one chooses. */
export function SavingOver<Draft extends object, Saved>({
  kind,
  revision,
  save,
  children,
}: SavingOverProps<Draft, Saved>) {
  const [seen, setSeen] = useState(revision);
  const [collided, setCollided] = useState<Collided>();

  async function saveOver(draft: Draft, over: Revision): Promise<Saved> {
    try {
      return await save(draft, over);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.current) throw error;
      const taken = await takenOver(draft, error.detail, error.current);
      if (!taken) throw error;
      return saveOver({ ...draft, ...taken }, error.current.number);
    }
  }

  /** Their fields that are to stay; nothing when one goes back to the form. */
  async function takenOver(draft: Draft, title: string, current: CurrentVersion) {
    const { fields: theirs, formerFields: former, names } = current;
    const mine = Object.fromEntries(Object.entries(draft));
    if (findConflicts(kind, { mine, theirs, former, names }).length === 0) return {};
    const choosing = Promise.withResolvers<readonly string[] | undefined>();
    setCollided({ kind, title, mine, current, choose: choosing.resolve });
    const fields = await choosing.promise;
    setCollided(undefined);
    return fields && Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  }

  return (
    <BaseVersionContext value={{ revision: seen, restore: setSeen }}>
      {children((draft) => saveOver(draft, seen))}
      {collided && <CollisionDialog {...collided} />}
    </BaseVersionContext>
  );
}
