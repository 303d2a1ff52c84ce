import type { Page } from '@sabia/domain/fields.ts';
import type { Taxonomy, Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api-problem.ts';
import type { CatalogSearch } from '../../platform/catalog-search.ts';
import type { Noun } from '../plural.ts';

/** What a catalogue offers, and what it calls things. */
export interface CatalogKind<Payment extends string, Order extends string> {
  words: Noun;
  placeholder: string;
  /** Whether a card has a picture on top. */
  hasCovers: boolean;
  hasLevels: boolean;
  /** The ways of paying, and the orders, as people read them; none where there is nothing to choose. */
  acesso: readonly (readonly [Payment, string])[];
  ordem: readonly (readonly [Order, string])[];
}

/** Changes the address; while one types, without a step to go back to. */
export type ChangeCatalog<Payment extends string, Order extends string> = (
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
  /** Before everything that was found. */
  lead?: ReactNode;
  /** In the place of everything, where nothing narrows the search and there is nothing yet. */
  none?: ReactNode;
  /** The card of one of them. */
  children: (item: Item, index: number) => ReactNode;
}
