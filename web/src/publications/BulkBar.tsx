import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { count } from '../ui/plural.ts';
import classes from './BulkBar.module.css';
import { kindWords } from './kind-words.ts';
import { usePublishableListing } from './publishable.ts';
import { Row } from '../ui/primitives/Row.tsx';

/** Selects all rows of the page; publishes or unpublishes the selected ones. */
export function BulkBar() {
  const { kind, items, selection, setActive } = usePublishableListing();
  const [pending, setPending] = useState<'on' | 'off'>();
  const all = useRef<HTMLInputElement>(null);
  const { selected, select } = selection;
  const article = kindWords[kind][2];
  const isAll = selected.length === items.length;

  async function activate(isActive: boolean): Promise<void> {
    setPending(isActive ? 'on' : 'off');
    await setActive(
      selected.map(({ id }) => id),
      isActive,
    );
    setPending(undefined);
  }

  function clear(): void {
    select(
      selected.map(({ id }) => id),
      false,
    );
    // The focused button disappears together with the selection.
    all.current?.focus();
  }

  return (
    <div className={classes.bar} data-chosen={selected.length > 0 || undefined}>
      <label className={classes.all}>
        <input
          ref={(input) => {
            all.current = input;
            if (input) input.indeterminate = selected.length > 0 && !isAll;
          }}
          type="checkbox"
          checked={isAll}
          onChange={() =>
            select(
              items.map(({ id }) => id),
              !isAll,
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
        <Row role="group" aria-label="Com o que está selecionado" className={classes.actions}>
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
        </Row>
      )}
    </div>
  );
}
