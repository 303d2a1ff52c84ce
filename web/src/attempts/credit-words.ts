import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';

export type CreditKind = 'right' | 'part' | 'wrong' | 'awaiting' | 'blank';

type Credited = Pick<GradedAnswer, 'alternativeId' | 'response' | 'isCorrect' | 'credit'>;

/** The result of one question. */
export function creditKindOf({ alternativeId, response, isCorrect, credit }: Credited): CreditKind {
  if (response && credit === null) return 'awaiting';
  if (isCorrect) return 'right';
  if (credit) return 'part';
  return alternativeId === null && !response ? 'blank' : 'wrong';
}

const creditFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const words = {
  right: 'Certa',
  wrong: 'Errada',
  awaiting: 'Aguardando correção',
  blank: 'Em branco',
};

/** 'Certa', 'Meia questão: 0,5' */
export function creditWords(answer: Credited): string {
  const kind = creditKindOf(answer);
  if (kind !== 'part') return words[kind];
  const credit = answer.credit ?? 0;
  return `${credit === 0.5 ? 'Meia questão' : 'Parte certa'}: ${creditFormat.format(credit)}`;
}
