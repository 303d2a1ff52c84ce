import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TabLinks } from '../../ui/lists/TabLinks.tsx';
import { taxonomyUsageQuery } from '../administration.api.ts';
import { kindWords } from './kind-words.ts';
import { RecentMerges } from './RecentMerges.tsx';
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
  const [areMergesOpen, setMergesOpen] = useState(false);
  return (
    <Page
      title="Taxonomia"
      intro="Como a escola organiza e nomeia o que ensina."
      actions={
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          onClick={() => setMergesOpen(true)}
        >
          Mudanças recentes
        </Button>
      }
    >
      <TabLinks label="Tipo" tabs={tabs} tellsBySearch />
      <Loaded query={query} skeleton={<TermsSkeleton />}>
        {(taxonomy) => <TermList key={kind} kind={kind} terms={taxonomy[kind]} />}
      </Loaded>
      {areMergesOpen && <RecentMerges onClose={() => setMergesOpen(false)} />}
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
