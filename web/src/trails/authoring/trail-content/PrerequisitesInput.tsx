import { MultiSelect } from '@mantine/core';
import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import { describeCycle, findCycle } from '@sabia/domain/trails/trail-order.ts';
import { useState } from 'react';
import pills from '../../../ui/forms/PillsField.module.css';
import classes from './trail-content.module.css';
import { withAfter } from './item-order.ts';
import type { ItemOrdering } from './use-item-ordering.ts';

interface PrerequisitesInputProps {
  item: TrailContent;
  /** All items of the trail, in order. */
  items: readonly TrailContent[];
  ordering: ItemOrdering;
}

/** The prerequisites of an item. A cycle is refused, and its items are named. */
export function PrerequisitesInput({ item, items, ordering }: PrerequisitesInputProps) {
  const [mistake, setMistake] = useState<string>();

  function choose(after: string[]): void {
    const next = withAfter(ordering.order, item.id, after);
    const cycle = findCycle(next);
    setMistake(cycle ? describeCycle(cycle, titlesOf(items)) : undefined);
    if (!cycle) ordering.reorder(next, `Salvo o que vem antes de “${item.title}”.`);
  }

  return (
    <MultiSelect
      label="Depois de"
      aria-label={`${item.title}: depois de`}
      placeholder={item.after.length === 0 ? 'Nenhuma: pode ser feita quando quiser' : ''}
      data={items
        .filter(({ id }) => id !== item.id)
        .map(({ id, title }) => ({ value: id, label: title }))}
      value={item.after}
      onChange={choose}
      onBlur={() => setMistake(undefined)}
      error={mistake}
      errorProps={{ role: 'alert' }}
      // Not below the input, where the options open.
      inputWrapperOrder={['label', 'error', 'input']}
      searchable
      selectFirstOptionOnChange
      clearSearchOnChange
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage="Nenhuma etapa com este nome"
      withScrollArea={false}
      className={classes.prerequisites}
      classNames={{ input: pills.box, inputField: pills.field, options: pills.options }}
    />
  );
}

const titlesOf = (items: readonly TrailContent[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, title }) => [id, title]));
