import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './TabLinks.module.css';

export interface Tab extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
  /** The screens below its address are parts of it. */
  hasParts?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly Tab[];
  /** The tabs are one screen, which tells them apart by its search. */
  tellsBySearch?: boolean;
}

/** Screens that belong together, as tabs. */
export function TabLinks({ label, tabs, tellsBySearch = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ label: name, hasParts = false, ...place }) => (
        <Link
          key={name}
          {...place}
          activeOptions={{
            // A search may hold more than what a tab is told by.
            exact: !hasParts && !tellsBySearch,
            includeSearch: tellsBySearch,
            explicitUndefined: true,
          }}
          resetScroll={!tellsBySearch}
          className={classes.tab}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
