const names = 'dark gray red pink grape violet indigo blue cyan teal green lime yellow orange';

/**
 * Replaces the default colours of Mantine, whose 140 values are in every bundle. The values are in theme.css; components
 * read only which names there are.
 */
export const DEFAULT_COLORS = Object.fromEntries(
  names
    .split(' ')
    .map((name) => [
      name,
      Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-${name}-${shade})`),
    ]),
);
