import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { LastExam } from '@sabia/domain/progress/last-exam.ts';
import type { LinkProps } from '@tanstack/react-router';
import { countPoints, points } from '../item-response/points.ts';

/** A number that asks for something or has changed. A number without a page and a word more is no tile. */
export interface Total {
  value: string;
  words: string;
  /** The step that it leads to, or at least two scores, the oldest first. */
  says: string | readonly number[];
  isAlive?: boolean;
  to: NonNullable<LinkProps['to']>;
  params?: LinkProps['params'];
  search?: LinkProps['search'];
}

/** The reviews that are due in the error notebook, then the last practice exam. */
export const totalsOf = (lastExam: LastExam | null, due: number): Total[] => [
  ...(due > 0 ? [dueTotal(due)] : []),
  ...(lastExam ? [examTotal(lastExam)] : []),
];

const dueTotal = (due: number): Total => ({
  value: numberFormat.format(due),
  words: due === 1 ? 'revisão para hoje' : 'revisões para hoje',
  says: 'Revisar agora',
  isAlive: true,
  to: '/caderno-de-erros/revisao',
});

/** The score on the exam's scale, or the share of right answers. */
function examTotal({ title, score, trend, ...exam }: LastExam): Total {
  const says = trend.length > 1 ? trend : undefined;
  const result = {
    to: '/exercicios/$practiceExamId',
    params: { practiceExamId: exam.practiceExamId },
    search: { tentativa: exam.attemptId },
    says: says ?? 'Ver o resultado',
  } as const;
  if (score === null) {
    const value = formatPercentage(exam.correctAverage);
    return { ...result, value, words: `no último simulado: ${title}` };
  }
  if (exam.scaleKind === 'COUNT') {
    const unit = Math.abs(score) === 1 ? 'ponto' : 'pontos';
    return { ...result, value: countPoints(score), words: `${unit} no último simulado: ${title}` };
  }
  return {
    value: points(score),
    words: `${exam.areaTitle ?? 'média das áreas'}, último simulado`,
    says: says ?? 'Ver o desempenho',
    to: '/desempenho',
  };
}

const numberFormat = new Intl.NumberFormat('pt-BR');
