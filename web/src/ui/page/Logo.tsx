import { use } from 'react';
import { BrandContext } from '../brand.ts';
import classes from './Logo.module.css';
import sabia from '../sabia.svg';

/**
 * The logo and the name of the school; by default a rufous-bellied thrush (sabiá-laranjeira).
 * api/src/platform/site/branded-page.ts writes the same before the code has loaded.
 */
export function Logo() {
  const { name, logo } = use(BrandContext);
  return (
    <span className={classes.logo}>
      <img src={logo?.url ?? sabia} alt="" width={logo?.width ?? 32} height={32} />
      {!logo?.hasName && <span>{name}</span>}
    </span>
  );
}
