import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './TabLinks.module.css';

export interface Tab extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
  /** True if the tab is also current on the screens below its path. */
  hasParts?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly Tab[];
  /** The search parameters that select the tab, if all tabs are one screen. */
  tellsBySearch?: boolean;
}

/** Links to related screens, as tabs. */
export function TabLinks({ label, tabs, tellsBySearch = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ label: name, hasParts = false, ...place }) => (
        <Link
          key={name}
          {...place}
          activeOptions={{
            // The search may have more parameters than those that select the tab.
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
