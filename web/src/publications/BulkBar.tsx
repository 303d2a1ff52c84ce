import { Button } from '@mantine/core';
import { useState } from 'react';
import { kindWords } from './kind-words.ts';
import { usePublishableListing } from './publishable.ts';
import { SelectionBar } from './SelectionBar.tsx';

/** Selects all rows of the page; publishes or unpublishes the selected ones. */
export function BulkBar() {
  const { kind, items, selection, setActive } = usePublishableListing();
  const [pending, setPending] = useState<'on' | 'off'>();

  async function activate(isActive: boolean): Promise<void> {
    setPending(isActive ? 'on' : 'off');
    await setActive(
      selection.selected.map(({ id }) => id),
      isActive,
    );
    setPending(undefined);
  }

  return (
    <SelectionBar items={items} selection={selection} article={kindWords[kind][2]}>
      <Button
        size="compact-sm"
        loading={pending === 'on'}
        disabled={pending === 'off'}
        onClick={() => void activate(true)}
      >
        Ativar
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={pending === 'off'}
        disabled={pending === 'on'}
        onClick={() => void activate(false)}
      >
        Desativar
      </Button>
    </SelectionBar>
  );
}
