import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { count } from '../ui/words/plural.ts';
import { Row } from '../ui/primitives/Row.tsx';
import classes from './BulkBar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  /** The rows of the page. */
  items: readonly { id: string }[];
  selection: Selection<{ id: string }>;
  /** Of the noun of the rows. */
  article: 'a' | 'o';
  /** Buttons for what is selected. */
  children: ReactNode;
}

/** Selects all rows of the page, and offers what can be done with the selected ones. */
export function SelectionBar({ items, selection, article, children }: SelectionBarProps) {
  const all = useRef<HTMLInputElement>(null);
  const { selected, select } = selection;
  const isAll = selected.length === items.length;

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
          {children}
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            Limpar seleção
          </Button>
        </Row>
      )}
    </div>
  );
}
