/** A formula with its percent signs escaped: a bare one would begin a comment. */
export const withEscapedPercents = (tex: string): string =>
  tex.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
