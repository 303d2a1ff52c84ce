import { Button, Skeleton } from '@mantine/core';
import { noFilters } from '../../platform/catalog-search.ts';
import { Loaded, type LoadedProps } from '../states/Loaded.tsx';
import { SidePanel } from '../page/SidePanel.tsx';
import type { CatalogProps } from './catalog-props.ts';
import classes from './CatalogFilters.module.css';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface CatalogFiltersProps<Payment extends string, Order extends string> extends Pick<
  CatalogProps<never, Payment, Order>,
  'kind' | 'search' | 'change' | 'categories' | 'taxonomy'
> {
  id: string;
  failed: LoadedProps<unknown>['failed'];
  /** The label of the button that closes the drawer: 'Ver 11 cursos'. */
  doneLabel: string;
}

export function CatalogFilters<Payment extends string, Order extends string>({
  kind,
  search,
  change,
  categories,
  taxonomy,
  id,
  failed,
  doneLabel,
}: CatalogFiltersProps<Payment, Order>) {
  return (
    <SidePanel id={id} title="Filtros" className={classes.panel}>
      <Loaded query={categories} failed={failed} skeleton={<Skeleton height={204} mt={16} />}>
        {(terms) => (
          <ChoiceGroup
            legend="Categoria"
            choices={terms.map((term) => [term.id, term.title])}
            chosen={search.categorias}
            onChange={(categorias) => change({ categorias })}
          />
        )}
      </Loaded>
      {kind.hasLevels && (
        <Loaded query={taxonomy} failed={failed} skeleton={<Skeleton height={132} mt={16} />}>
          {({ levels }) => (
            <ChoiceGroup
              legend="Nível"
              choices={levels.map((level) => [level.id, level.title])}
              chosen={search.niveis}
              onChange={(niveis) => change({ niveis })}
            />
          )}
        </Loaded>
      )}
      {kind.acesso.length > 0 && (
        <ChoiceGroup
          legend="Acesso"
          choices={kind.acesso}
          chosen={search.acesso}
          onChange={(acesso) => change({ acesso })}
        />
      )}
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
