/** The letters of the alternatives of a question; there are at most ten. */
export const alternativeLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
