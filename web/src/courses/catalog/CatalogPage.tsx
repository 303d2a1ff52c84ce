import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { count } from '../../ui/plural.ts';
import { catalogQuery } from '../courses.api.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { askedOf } from './catalog-search.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import classes from './CatalogPage.module.css';
import { CatalogResults, CatalogSkeleton } from './CatalogResults.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';

export function CatalogPage() {
  const { search, change } = useCatalogSearch();
  const courses = useQuery({
    ...catalogQuery(askedOf(search)),
    placeholderData: keepPreviousData,
  });
  const filters = useId();
  const total = useRef<HTMLParagraphElement>(null);
  const found = courses.data && count(courses.data.total, 'curso', 'cursos');
  return (
    <Page title="Cursos" intro="Escolha um e comece hoje. O seu progresso fica guardado.">
      <div className={classes.layout}>
        <div className={classes.bar}>
          <SearchField
            value={search.busca ?? ''}
            onSearch={(busca) => change({ busca: busca || undefined }, { isTyping: true })}
          />
          <div className={classes.tools}>
            <Button
              variant="default"
              popoverTarget={filters}
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
              className={classes.openFilters}
            >
              Filtros
            </Button>
            <SortSelect />
          </div>
        </div>
        <CatalogFilters id={filters} doneLabel={`Ver ${found ?? 'cursos'}`} />
        <div className={classes.found}>
          <ActiveFilters onRemoved={() => total.current?.focus()} />
          <p ref={total} role="status" tabIndex={-1} className={classes.total}>
            {courses.data?.total === 0 ? 'Nenhum curso encontrado' : found}
          </p>
          <Loaded query={courses} skeleton={<CatalogSkeleton />}>
            {(page) => <CatalogResults courses={page} isStale={courses.isPlaceholderData} />}
          </Loaded>
        </div>
      </div>
    </Page>
  );
}
