const emphasised = /^([^*]*)\*([^*\s](?:[^*]*[^*\s])?)\*([^*]*)$/;

/** False for a text with other asterisks than two around some words: 'Não perca *nem uma* resposta'. */
export const hasClearEmphasis = (text: string): boolean =>
  !text.includes('*') || emphasised.test(text);

/** The words between two asterisks, with those before and after; without clear emphasis all are before. */
export function emphasisOf(text: string): readonly [before: string, words: string, after: string] {
  const [, before = text, words = '', after = ''] = emphasised.exec(text) ?? [];
  return [before, words, after];
}
