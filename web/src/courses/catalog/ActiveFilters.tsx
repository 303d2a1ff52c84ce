import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { paymentTypeNames } from '../payment-types.ts';
import classes from './ActiveFilters.module.css';
import type { CatalogSearch } from './catalog-search.ts';
import { noFilters, useCatalogSearch } from './use-catalog-search.ts';

/** What is on, each with its way off. `onRemoved`: the button that had the focus is gone. */
export function ActiveFilters({ onRemoved }: { onRemoved: () => void }) {
  const { search, change } = useCatalogSearch();
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const titles = new Map(
    [...(taxonomy?.categories ?? []), ...(taxonomy?.levels ?? [])].map(({ id, title }) => [
      id,
      title,
    ]),
  );
  const chips: { label: string | undefined; without: CatalogSearch }[] = [
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
      label: paymentTypeNames[type],
      without: { acesso: without(search.acesso, type) },
    })),
  ];
  if (chips.length === 0) return null;

  function remove(filters: CatalogSearch): void {
    change(filters);
    onRemoved();
  }

  return (
    <ul aria-label="Filtros ligados" className={classes.chips}>
      {chips.map(({ label = '…', without: rest }) => (
        <li key={JSON.stringify(rest)}>
          <button
            type="button"
            aria-label={`Remover filtro ${label}`}
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
    </ul>
  );
}

function without<T>(items: readonly T[] = [], item: T): T[] | undefined {
  const rest = items.filter((other) => other !== item);
  return rest.length > 0 ? rest : undefined;
}
