import type { MantineThemeOverride } from '@mantine/core';

/** The part of the theme that components read at run time. The tokens (tokens.ts) are in theme.css. */
export const theme: MantineThemeOverride = {
  primaryColor: 'blue',
  primaryShade: { light: 8, dark: 6 },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
};
