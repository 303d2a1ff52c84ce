import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { followColorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';

/**
 * Mantine's provider without what it makes at run time: the theme's variables are in theme.css, so
 * the first paint has them and the entry is 3 KB lighter; the colour scheme is the document's.
 */
const mantine = {
  colorScheme: 'auto' as const,
  setColorScheme() {},
  clearColorScheme() {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

export function SiteTheme({ children }: { children: ReactNode }) {
  useEffect(followColorScheme, []);
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
