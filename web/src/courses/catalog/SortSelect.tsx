import { IconChevronDown } from '@tabler/icons-react';
import classes from './SortSelect.module.css';
import type { CatalogOrder } from './catalog-search.ts';
import { useCatalogSearch } from './use-catalog-search.ts';

const orders: readonly (readonly [CatalogOrder | '', string])[] = [
  ['', 'Mais recentes'],
  ['titulo', 'De A a Z'],
  ['curtos', 'Mais curtos'],
  ['longos', 'Mais longos'],
];

export function SortSelect() {
  const { search, change } = useCatalogSearch();
  return (
    <span className={classes.select}>
      <select
        aria-label="Ordenar por"
        value={search.ordem ?? ''}
        onChange={(event) => {
          const [chosen] = orders.find(([order]) => order === event.currentTarget.value) ?? [];
          change({ ordem: chosen || undefined });
        }}
      >
        {orders.map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} aria-hidden="true" />
    </span>
  );
}
