import type { Taxonomy } from '@sabia/domain/taxonomy/taxonomy.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListingSearch } from '../platform/listing-search.ts';
import { taxonomyQuery } from '../taxonomy/taxonomy.api.ts';
import { FilterSelect, ListingFilters } from '../ui/lists/ListingFilters.tsx';

type Filter = 'busca' | 'status' | 'categoria' | 'nivel' | 'acesso' | 'ordem';
type Options = Readonly<Record<string, string>>;

interface PublishableFiltersProps {
  search: ListingSearch<string, string>;
  hasLevels?: boolean;
  /** Names of the payment types, where the entity has one. */
  paymentTypes?: Options;
  /** Names of the orders; the default one under ''. */
  orders: Options;
  /** An empty value removes the filter. */
  onChange: (change: Partial<Record<Filter, string>>) => void;
}

/** The filters that the listings of courses, trails, lives and practice exams have in common. */
export function PublishableFilters({
  search,
  hasLevels = false,
  paymentTypes,
  orders,
  onChange,
}: PublishableFiltersProps) {
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <ListingFilters
      placeholder="Título ou assunto"
      search={search}
      onSearch={(busca) => onChange({ busca })}
    >
      <FilterSelect
        label="Status"
        value={search.status}
        options={{ '': 'Todos', ACTIVE: 'Ativos', INACTIVE: 'Inativos' }}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Categoria"
        value={search.categoria}
        options={{ '': 'Todas', ...titlesById(taxonomy?.categories) }}
        onChange={(categoria) => onChange({ categoria })}
      />
      {hasLevels && (
        <FilterSelect
          label="Nível"
          value={search.nivel}
          options={{ '': 'Todos', ...titlesById(taxonomy?.levels) }}
          onChange={(nivel) => onChange({ nivel })}
        />
      )}
      {paymentTypes && (
        <FilterSelect
          label="Acesso"
          value={search.acesso}
          options={{ '': 'Todos', ...paymentTypes }}
          onChange={(acesso) => onChange({ acesso })}
        />
      )}
      <FilterSelect
        label="Ordenar por"
        value={search.ordem}
        options={search.busca ? { ...orders, '': 'Mais parecidos' } : orders}
        isOrder
        onChange={(ordem) => onChange({ ordem })}
      />
    </ListingFilters>
  );
}

const titlesById = (terms: Taxonomy['levels'] = []): Options =>
  Object.fromEntries(terms.map(({ id, title }) => [id, title]));
