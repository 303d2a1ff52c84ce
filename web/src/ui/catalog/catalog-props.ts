import type { Page } from '@sabia/domain/fields.ts';
import type { Taxonomy, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import type { CatalogSearch } from '../../platform/catalog-search.ts';
import type { Noun } from '../words/plural.ts';

/** The texts and options of a catalogue. */
export interface CatalogKind<Payment extends string, Order extends string> {
  words: Noun;
  placeholder: string;
  /** True if cards have a cover. */
  hasCovers: boolean;
  hasLevels: boolean;
  /** Labels of the payment types and sort orders; absent without a choice. */
  acesso: readonly (readonly [Payment, string])[];
  ordem: readonly (readonly [Order, string])[];
}

/** Changes the search of the URL; while typing, without a new history entry. */
type ChangeCatalog<Payment extends string, Order extends string> = (
  changes: CatalogSearch<Payment, Order>,
  options?: { isTyping?: boolean },
) => void;

export interface CatalogProps<Item, Payment extends string, Order extends string> {
  kind: CatalogKind<Payment, Order>;
  search: CatalogSearch<Payment, Order>;
  change: ChangeCatalog<Payment, Order>;
  found: UseQueryResult<Page<Item>, ApiProblem>;
  categories: UseQueryResult<Term[], ApiProblem>;
  taxonomy: UseQueryResult<Taxonomy, ApiProblem>;
  /** A link in the line of the number of results, whose height it must not change. */
  shortcut?: ReactNode;
  /** Shown instead of the results if the catalogue is empty without any filter. */
  none?: ReactNode;
  /** Renders the card of one item. */
  children: (item: Item, index: number) => ReactNode;
}
