import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';

/**
 * Shade 8 fills buttons in both colour schemes: white text on it has a contrast of 6.6:1. theme.test.ts
 * measures every pair of text and background; `npx vitest -u --project web theme` writes theme.css.
 */
export const theme: MantineThemeOverride = {
  primaryColor: 'blue',
  primaryShade: 8,
  colors: {
    blue: [
      '#eff5ff',
      '#dde9ff',
      '#bcd4fe',
      '#93b9fc',
      '#6b9ff8',
      '#4a87f1',
      '#326fe3',
      '#2461d0',
      '#1d57bd',
      '#17469a',
    ],
    dark: [
      '#d5dce8',
      '#bac4d3',
      '#9fabbd',
      '#8794a8',
      '#3a4557',
      '#2a3444',
      '#202938',
      '#18202d',
      '#10161f',
      '#0a0f16',
    ],
  },
  black: '#17202e',
  fontFamily: "'Inter', 'Inter Fallback', system-ui, sans-serif",
  headings: { fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '12px', xl: '16px' },
  shadows: oneShadow(),
  respectReducedMotion: true,
  cursorType: 'pointer',
};

function oneShadow() {
  const shadow = '0 1px 2px rgb(16 32 64 / 6%), 0 6px 20px rgb(16 32 64 / 8%)';
  return { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow };
}

/** Darker values for Mantine's colours whose contrast is below WCAG AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--page': '#f5f7fb',
    '--field-border': '#7f8ba0',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-success': '#087f5b',
    '--mantine-color-dimmed': '#525d6e',
    '--mantine-color-placeholder': '#667085',
    '--mantine-color-default-border': '#c5cddb',
    '--mantine-color-anchor': 'var(--mantine-color-blue-8)',
  },
  dark: {
    // A button that removes is red also without a background.
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--page': 'var(--mantine-color-dark-8)',
    '--field-border': '#66758c',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-success': '#63e6be',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-anchor': 'var(--mantine-color-blue-4)',
  },
});
