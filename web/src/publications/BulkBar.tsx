import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { count } from '../ui/plural.ts';
import classes from './BulkBar.module.css';
import { kindWords } from './kind-words.ts';
import { usePublishable } from './PublishableListing.tsx';

/** Chooses all the things of a page, and does something with all that are chosen. */
export function BulkBar() {
  const { kind, things, selection, setActive } = usePublishable();
  const [pending, setPending] = useState<'on' | 'off'>();
  const all = useRef<HTMLInputElement>(null);
  const { selected, choose } = selection;
  const article = kindWords[kind][2];
  const isWhole = selected.length === things.length;

  async function activate(isActive: boolean): Promise<void> {
    setPending(isActive ? 'on' : 'off');
    await setActive(
      selected.map(({ id }) => id),
      isActive,
    );
    setPending(undefined);
  }

  function clear(): void {
    choose(
      selected.map(({ id }) => id),
      false,
    );
    // The button that had the focus goes with the selection.
    all.current?.focus();
  }

  return (
    <div className={classes.bar} data-chosen={selected.length > 0 || undefined}>
      <label className={classes.all}>
        <input
          ref={(input) => {
            all.current = input;
            if (input) input.indeterminate = selected.length > 0 && !isWhole;
          }}
          type="checkbox"
          checked={isWhole}
          onChange={() =>
            choose(
              things.map(({ id }) => id),
              !isWhole,
            )
          }
        />
        Selecionar tod{article}s desta página
      </label>
      <span role="status" className={classes.count}>
        {selected.length > 0 &&
          count(selected.length, `selecionad${article}`, `selecionad${article}s`)}
      </span>
      {selected.length > 0 && (
        <div role="group" aria-label="Com o que está selecionado" className={classes.actions}>
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
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            Limpar seleção
          </Button>
        </div>
      )}
    </div>
  );
}
