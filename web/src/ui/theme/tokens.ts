import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { theme } from './theme.ts';

/**
 * The tokens of the design (docs/design.md). White text on the fill of a button has a contrast of at least 4.5:1 in both
 * colour schemes. theme.test.ts measures every pair of text and background; `npx vitest -u --project web theme` writes
 * theme.css.
 */
export const tokens: MantineThemeOverride = {
  ...theme,
  colors: {
    blue: [
      '#eff4ff',
      '#dde8ff',
      '#bdd2ff',
      '#98b8ff',
      '#7aa3ff',
      '#4c86ff',
      '#2f67e6',
      '#2257d4',
      '#1746b8',
      '#123891',
    ],
    orange: [
      '#fff5ea',
      '#ffe7cd',
      '#ffcf9c',
      '#ffb464',
      '#ff9a2e',
      '#f58312',
      '#e06a00',
      '#d65a00',
      '#ad4800',
      '#873a02',
    ],
    gray: [
      '#f7f5f0',
      '#f1eee7',
      '#e7e3d9',
      '#dbd6ca',
      '#c8c2b4',
      '#a9a396',
      '#857f73',
      '#5b574e',
      '#3a3731',
      '#23211d',
    ],
    dark: [
      '#e3e9f2',
      '#bcc6d6',
      '#a3aec0',
      '#8794a8',
      '#3a465c',
      '#29344a',
      '#1e2737',
      '#161d2b',
      '#0e1420',
      '#090d16',
    ],
  },
  black: '#12203a',
  fontFamily: "'Inter', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter', 'Inter Heading Fallback', system-ui, sans-serif",
    fontWeight: '700',
    textWrap: 'balance',
  },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  shadows: oneShadow(),
};

function oneShadow() {
  const shadow = '0 1px 2px rgb(18 32 58 / 5%), 0 8px 28px rgb(18 32 58 / 8%)';
  return { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow };
}

/** The tokens without a place in Mantine's theme, and darker values for its colours with a contrast below WCAG AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  // Content of 1320 px, and its margins.
  variables: { '--site-width': '1352px' },
  light: {
    '--page': '#fbfaf7',
    '--hairline': '#e9e5dc',
    '--field-border': '#7e8698',
    '--alive': '#ff9a2e',
    '--alive-text': '#ad4800',
    '--alive-display': '#d65a00',
    '--ink-panel': '#12203a',
    '--ink-panel-dimmed': '#c3cee0',
    // Lightness and chroma of a category's name, for its hue.
    '--category-text': '45% 0.12',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-success': '#087f5b',
    '--mantine-color-dimmed': '#505a6d',
    '--mantine-color-placeholder': '#656e80',
    '--mantine-color-default-border': '#dcd7cb',
    '--mantine-color-anchor': 'var(--mantine-color-blue-8)',
  },
  dark: {
    // Mantine derives these from shade 6, which is too light or too saturated.
    '--mantine-color-red-filled': 'var(--mantine-color-red-8)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-9)',
    '--mantine-color-blue-light': '#1b2a4a',
    '--mantine-color-blue-light-hover': '#22345b',
    '--mantine-color-blue-light-color': 'var(--mantine-color-blue-2)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
    // A button that removes is red also without a background.
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--page': 'var(--mantine-color-dark-8)',
    '--hairline': '#232d3f',
    '--field-border': '#66758c',
    '--alive': '#ff9a2e',
    '--alive-text': '#ffb464',
    '--alive-display': '#ff9a2e',
    '--ink-panel': '#1a2740',
    '--ink-panel-dimmed': '#c3cee0',
    '--category-text': '80% 0.09',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-success': '#63e6be',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-anchor': 'var(--mantine-color-blue-4)',
  },
});
