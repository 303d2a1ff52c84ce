/** The most tags, and as many sources and authors, that filters offer. */
export const labelsLimit = 1000;
