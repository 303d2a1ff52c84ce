/** A device must not correct what a learner types: it would write typographic signs, capitals or other words. */
export const typedInput = {
  type: 'text',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
