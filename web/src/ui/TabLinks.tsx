import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './TabLinks.module.css';

export interface Tab extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
}

/** Screens that belong together, as tabs. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ label: name, ...place }) => (
        <Link
          key={name}
          {...place}
          activeOptions={{ includeSearch: false }}
          className={classes.tab}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
