import { Button } from '@mantine/core';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useState } from 'react';
import { useProfile } from '../../../layout/session.ts';
import { SelectionBar } from '../../../publications/SelectionBar.tsx';
import type { Selection } from '../../../publications/use-selection.ts';
import { type BulkAct, bulkActs, peopleFor } from './bulk-acts.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface UserBulkBarProps {
  users: readonly ListedUser[];
  selection: Selection<ListedUser>;
  /** Tells what was done. */
  onDone: (words: string) => void;
}

/** Selects people of the page, and offers the acts that apply to some of them. */
export function UserBulkBar({ users, selection, onDone }: UserBulkBarProps) {
  const { id: ownId } = useProfile();
  const [chosen, setChosen] = useState<BulkAct | null>(null);
  const { selected } = selection;
  const offered = (Object.keys(bulkActs) as BulkAct[]).filter(
    (act) => peopleFor(act, selected, ownId).length > 0,
  );
  return (
    <>
      <SelectionBar items={users} selection={selection} article="a">
        {offered.map((act) => (
          <Button
            key={act}
            size="compact-sm"
            variant="default"
            {...(act === 'REMOVE' && { color: 'red' })}
            onClick={() => setChosen(act)}
          >
            {bulkActs[act].verb}
          </Button>
        ))}
      </SelectionBar>
      {chosen && (
        <BulkDialog
          act={chosen}
          people={peopleFor(chosen, selected, ownId)}
          leftOut={selected.length - peopleFor(chosen, selected, ownId).length}
          onDone={onDone}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
