/** Characters of a comment on an essay. */
export const longestComment = 2000;

/** Comments that a person keeps (product.md RUB12). */
export const savedCommentsLimit = 200;
