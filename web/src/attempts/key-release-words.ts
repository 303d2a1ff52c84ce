import { momentWords } from './window-words.ts';

/** The sentence about an answer key that is told at `keyFrom`, or never (null). */
export const keyReleaseWords = (keyFrom: string | null, now: Date): string =>
  keyFrom === null
    ? 'Esta prova não mostra o gabarito.'
    : `O gabarito aparece depois que a prova fechar, ${momentWords(keyFrom, now)}.`;
