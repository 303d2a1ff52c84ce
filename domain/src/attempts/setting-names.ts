import type { KeyRelease, QuestionsOrder } from './exam-settings.ts';

/** The orders of questions and alternatives, as the forms and the history name them. */
export const orderNames: Readonly<Record<QuestionsOrder, string>> = {
  AUTHOR: 'A do autor',
  SHUFFLED: 'Nova em cada tentativa',
  SHUFFLED_IN_AREAS: 'Nova em cada tentativa, dentro de cada área',
};

/** The moments of the answer key, in the same places. */
export const keyReleaseNames: Readonly<Record<KeyRelease, string>> = {
  SUBMISSION: 'Ao entregar',
  CLOSING: 'Depois que a prova fechar',
  NEVER: 'Nunca',
};
