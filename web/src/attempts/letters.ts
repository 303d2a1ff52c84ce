/** What the alternatives of a question are called, in order; there are at most ten. */
export const alternativeLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
