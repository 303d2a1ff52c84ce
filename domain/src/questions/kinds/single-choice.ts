/** The credit of a chosen alternative: exactly one is right. */
export const scoreChoice = (rightAlternativeId: string | null, alternativeId: string): number =>
  alternativeId === rightAlternativeId ? 1 : 0;
