import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import classes from './Navigation.module.css';

export interface Destination {
  to: LinkProps['to'];
  label: string;
  /** Shown in the bottom navigation. */
  icon?: ComponentType<{ stroke: number }>;
  isExact?: boolean;
}

/** The links of a navigation. */
export function Destinations({ all }: { all: readonly Destination[] }) {
  return all.map(({ to, label, icon: Icon, isExact = false }) => (
    <Link key={to} to={to} activeOptions={{ exact: isExact }} className={classes.link}>
      <span className={classes.icon} aria-hidden="true">
        {Icon && <Icon stroke={1.75} />}
      </span>
      {label}
    </Link>
  ));
}
