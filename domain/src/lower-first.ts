/** A sentence that follows a colon in Portuguese. */
export const lowerFirst = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
