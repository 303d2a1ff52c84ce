import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import '../../ui/authoring-styles.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { taxonomyUsageQuery } from '../administration.api.ts';
import { kindWords } from './kind-words.ts';
import { TermList } from './TermList.tsx';

/** The value in the URL. */
const kinds = { niveis: 'levels', habilidades: 'skills' } as const;

const tabs = ([undefined, 'niveis', 'habilidades'] as const).map((tipo) => ({
  label: kindWords[kindOf(tipo)].tab,
  to: '/admin/taxonomia' as const,
  search: { tipo },
}));

export function TaxonomyPage() {
  const { tipo } = useSearch({ from: '/admin/taxonomia' });
  const query = useQuery(taxonomyUsageQuery);
  const kind = kindOf(tipo);
  return (
    <Page title="Taxonomia" intro="Como a escola organiza e nomeia o que ensina.">
      <TabLinks label="Tipo" tabs={tabs} tellsBySearch />
      <Loaded query={query} skeleton={<TermsSkeleton />}>
        {(taxonomy) => <TermList key={kind} kind={kind} terms={taxonomy[kind]} />}
      </Loaded>
    </Page>
  );
}

function kindOf(tipo: keyof typeof kinds | undefined): TaxonomyKind {
  return tipo === undefined ? 'categories' : kinds[tipo];
}

const TermsSkeleton = () => (
  <>
    <Skeleton height={22} width={120} mb={8} />
    <Skeleton height={22} maw={420} mb={19} />
    <Skeleton height={36} mb={16} maw={720} />
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} height={66} mb={8} maw={720} />
    ))}
  </>
);
