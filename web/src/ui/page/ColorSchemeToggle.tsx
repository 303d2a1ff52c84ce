import { IconMoon, IconSun } from '@tabler/icons-react';
import { toggleColorScheme } from '../theme/color-scheme.ts';
import classes from './ColorSchemeToggle.module.css';

export function ColorSchemeToggle() {
  const label = 'Trocar entre tema claro e escuro';
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={label}
      title={label}
      onClick={toggleColorScheme}
    >
      <IconMoon size={20} className="mantine-dark-hidden" />
      <IconSun size={20} className="mantine-light-hidden" />
    </button>
  );
}
