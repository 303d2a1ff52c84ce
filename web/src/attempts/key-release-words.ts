import { momentWords } from './window-words.ts';

/** The sentence about an answer key that is told at `keyFrom`, or never (null). */
export const keyReleaseWords = (keyFrom: string | null, now: Date): string =>
  keyFrom === null
    ? 'Aqui o gabarito não é mostrado.'
    : `O gabarito aparece depois do fechamento, ${momentWords(keyFrom, now)}.`;
