import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Loaded } from '../states/Loaded.tsx';
import { count, noneOf } from '../words/plural.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import classes from './Catalog.module.css';
import type { CatalogProps } from './catalog-props.ts';
import { CatalogFilters } from './CatalogFilters.tsx';
import { CatalogResults } from './CatalogResults.tsx';
import { CatalogSkeleton } from './CatalogSkeleton.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';

/** A paged catalogue; search, filters and sort order are in the URL. */
export function Catalog<Item extends { id: string }, Payment extends string, Order extends string>(
  props: CatalogProps<Item, Payment, Order>,
) {
  const { kind, search, change, found, categories, taxonomy, shortcut } = props;
  const [one, many, article] = kind.words;
  const filters = useId();
  const total = useRef<HTMLParagraphElement>(null);
  const quantity = found.data && count(found.data.total, one, many);
  const failed = [found, categories, taxonomy].filter(({ isLoadingError }) => isLoadingError);
  return (
    <div className={classes.layout}>
      <div className={classes.bar}>
        <SearchField
          label={`Buscar ${many}`}
          placeholder={kind.placeholder}
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
          {kind.ordem.length > 0 && (
            <SortSelect
              orders={kind.ordem}
              value={search.ordem}
              onChange={(ordem) => change({ ordem })}
            />
          )}
        </div>
      </div>
      <CatalogFilters
        {...props}
        failed={failed}
        id={filters}
        doneLabel={`Ver ${quantity ?? many}`}
      />
      <div className={classes.found}>
        <ActiveFilters {...props} onRemoved={() => total.current?.focus()} />
        <div className={classes.summary}>
          <p ref={total} role="status" tabIndex={-1} className={classes.total}>
            {found.data?.total === 0 ? (
              // Announced only: the empty state below shows it.
              <VisuallyHidden>{`${noneOf(kind.words)} encontrad${article}`}</VisuallyHidden>
            ) : (
              quantity
            )}
          </p>
          {shortcut}
        </div>
        <Loaded
          query={found}
          failed={failed}
          skeleton={<CatalogSkeleton hasCovers={kind.hasCovers} />}
        >
          {(page) => <CatalogResults {...props} page={page} />}
        </Loaded>
      </div>
    </div>
  );
}
