import type { Page } from '@sabia/domain/fields.ts';
import { Button } from '@mantine/core';
import { noFilters } from '../../platform/catalog-search.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { Pager } from '../lists/Pager.tsx';
import { noneOf } from '../words/plural.ts';
import type { CatalogProps } from './catalog-props.ts';
import { CardGrid } from '../primitives/CardGrid.tsx';
import { Refreshing } from '../primitives/Refreshing.tsx';
import searching from '../poses/searching.svg';

interface CatalogResultsProps<Item, Payment extends string, Order extends string> extends Pick<
  CatalogProps<Item, Payment, Order>,
  'kind' | 'search' | 'change' | 'found' | 'none' | 'children'
> {
  page: Page<Item>;
}

export function CatalogResults<
  Item extends { id: string },
  Payment extends string,
  Order extends string,
>({ page, found, children, ...props }: CatalogResultsProps<Item, Payment, Order>) {
  if (page.items.length === 0) return <NothingFound {...props} isPastTheEnd={page.total > 0} />;
  return (
    // The results of the previous search are shown while the next ones load.
    <Refreshing isRefreshing={found.isPlaceholderData}>
      <CardGrid items={page.items}>{children}</CardGrid>
      <Pager page={page.page} totalPages={page.totalPages} param="pagina" />
    </Refreshing>
  );
}

interface NothingFoundProps<Payment extends string, Order extends string> extends Pick<
  CatalogProps<never, Payment, Order>,
  'kind' | 'search' | 'change' | 'none'
> {
  isPastTheEnd: boolean;
}

function NothingFound<Payment extends string, Order extends string>({
  kind,
  search,
  change,
  none,
  isPastTheEnd,
}: NothingFoundProps<Payment, Order>) {
  const [, many, article] = kind.words;
  const isFiltered = search.busca || search.categorias || search.niveis || search.acesso;
  if (isPastTheEnd)
    return (
      <EmptyState
        message={`Esta página não tem mais ${many}.`}
        action={<Button onClick={() => change({})}>Ir para a primeira página</Button>}
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        picture={searching}
        message={`${noneOf(kind.words)} combina com esta busca.`}
        hint="Tente outras palavras, ou deixe menos filtros ligados."
        action={<Button onClick={() => change(noFilters)}>Limpar filtros</Button>}
      />
    );
  return (
    none ?? (
      <EmptyState
        message={`Ainda não há ${many} por aqui.`}
        hint={`${article.toUpperCase()}s primeir${article}s estão sendo preparad${article}s. Volte em breve.`}
      />
    )
  );
}
