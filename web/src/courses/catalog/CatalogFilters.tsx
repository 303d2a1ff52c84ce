import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { courseCategoriesQuery } from '../courses.api.ts';
import { paymentTypeNames } from '../payment-types.ts';
import classes from './CatalogFilters.module.css';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { noFilters, useCatalogSearch } from './use-catalog-search.ts';

interface CatalogFiltersProps {
  id: string;
  /** How the drawer is left: 'Ver 11 cursos'. */
  doneLabel: string;
}

export function CatalogFilters({ id, doneLabel }: CatalogFiltersProps) {
  const { search, change } = useCatalogSearch();
  const categories = useQuery(courseCategoriesQuery);
  const taxonomy = useQuery(taxonomyQuery);
  return (
    <SidePanel id={id} title="Filtros" className={classes.panel}>
      <Loaded query={categories} skeleton={<Skeleton height={204} mt={16} />}>
        {(terms) => (
          <ChoiceGroup
            legend="Categoria"
            choices={terms.map((term) => [term.id, term.title])}
            chosen={search.categorias}
            onChange={(categorias) => change({ categorias })}
          />
        )}
      </Loaded>
      <Loaded query={taxonomy} skeleton={<Skeleton height={132} mt={16} />}>
        {({ levels }) => (
          <ChoiceGroup
            legend="Nível"
            choices={levels.map((level) => [level.id, level.title])}
            chosen={search.niveis}
            onChange={(niveis) => change({ niveis })}
          />
        )}
      </Loaded>
      <ChoiceGroup
        legend="Acesso"
        choices={[
          ['FREE', paymentTypeNames.FREE],
          ['FREEMIUM', paymentTypeNames.FREEMIUM],
          ['PAID', paymentTypeNames.PAID],
        ]}
        chosen={search.acesso}
        onChange={(acesso) => change({ acesso })}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => change(noFilters)}>
          Limpar
        </Button>
        <Button popoverTarget={id} popoverTargetAction="hide">
          {doneLabel}
        </Button>
      </div>
    </SidePanel>
  );
}
