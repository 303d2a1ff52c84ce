import { IconX } from '@tabler/icons-react';
import { type CatalogSearch, noFilters } from '../../platform/catalog-search.ts';
import classes from './CatalogFilters.module.css';
import type { CatalogProps } from './catalog-props.ts';
import { Row } from '../primitives/Row.tsx';

interface ActiveFiltersProps<Payment extends string, Order extends string> extends Pick<
  CatalogProps<never, Payment, Order>,
  'kind' | 'search' | 'change' | 'taxonomy'
> {
  /** Moves the focus, because the button that had it has been removed. */
  onRemoved: () => void;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters<Payment extends string, Order extends string>({
  kind,
  search,
  change,
  taxonomy: { data: taxonomy },
  onRemoved,
}: ActiveFiltersProps<Payment, Order>) {
  const titles = new Map(
    [...(taxonomy?.categories ?? []), ...(taxonomy?.levels ?? [])].map(({ id, title }) => [
      id,
      title,
    ]),
  );
  const chips: { label: string | undefined; without: CatalogSearch<Payment, Order> }[] = [
    ...(search.busca ? [{ label: `“${search.busca}”`, without: { busca: undefined } }] : []),
    ...(search.categorias ?? []).map((id) => ({
      label: titles.get(id),
      without: { categorias: without(search.categorias, id) },
    })),
    ...(search.niveis ?? []).map((id) => ({
      label: titles.get(id),
      without: { niveis: without(search.niveis, id) },
    })),
    ...(search.acesso ?? []).map((type) => ({
      label: new Map(kind.acesso).get(type),
      without: { acesso: without(search.acesso, type) },
    })),
  ];
  if (chips.length === 0) return null;

  function remove(filters: CatalogSearch<Payment, Order>): void {
    change(filters);
    onRemoved();
  }

  return (
    <Row as="ul" aria-label="Filtros ligados" className={classes.chips}>
      {chips.map(({ label = '…', without: rest }) => (
        <li key={JSON.stringify(rest)}>
          <button
            type="button"
            aria-label={`${label}, remover filtro`}
            className={classes.chip}
            onClick={() => remove(rest)}
          >
            {label}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => remove(noFilters)}>
          Limpar filtros
        </button>
      </li>
    </Row>
  );
}

function without<T>(items: readonly T[] = [], item: T): T[] | undefined {
  const rest = items.filter((other) => other !== item);
  return rest.length > 0 ? rest : undefined;
}
