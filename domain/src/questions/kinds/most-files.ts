/** The most files of an answer: the pages of a photographed essay. */
export const mostFiles = 20;
