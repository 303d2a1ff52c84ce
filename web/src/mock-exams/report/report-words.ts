import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { pointsWords } from '@sabia/domain/mock-exams/points-words.ts';
import type {
  MockExamReport,
  ReportedQuestion,
} from '@sabia/domain/mock-exams/mock-exam-report.ts';

type Measure = MockExamReport['measures'][number];

/** '48%'; '–' without answers. */
export const shareWords = (share: number | null): string =>
  share === null ? '–' : formatPercentage(Math.round(share));

/** '0,32'; '–' where all answers are equal. */
export const discriminationWords = (discrimination: number | null): string =>
  discrimination === null
    ? '–'
    : discrimination.toLocaleString('pt-BR', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });

/** 'Acertos no 1º dia', 'Matemática', 'Redação' */
export const measureTitle = ({ kind, day, title }: Measure): string =>
  kind === 'RIGHT' ? `Acertos no ${day}º dia` : title;

/** The mean of a measure: '612,3' or '–'. */
export const meanWords = (mean: number | null): string => pointsWords(mean);

/** The choices of a question in the order of the card, then blank and invalid ones: 'A 12% · B 60% · em branco 3%'. */
export function choicesWords({ choices, blankShare, invalidShare }: ReportedQuestion): string {
  const rest = [
    ...(blankShare > 0 ? [`em branco ${shareWords(blankShare)}`] : []),
    ...(invalidShare > 0 ? [`duas marcas ${shareWords(invalidShare)}`] : []),
  ];
  return [...choices.map(({ option, share }) => `${option} ${shareWords(share)}`), ...rest].join(
    ' · ',
  );
}

export const questionOrders = {
  number: 'Número',
  rightShare: 'Acertos, do menor ao maior',
  discrimination: 'Discriminação, da menor à maior',
} as const;
export type QuestionOrder = keyof typeof questionOrders;

/** Questions without the figure come last. */
export function inOrder(
  questions: readonly ReportedQuestion[],
  order: QuestionOrder,
): ReportedQuestion[] {
  const valueOf = (question: ReportedQuestion) => question[order] ?? Infinity;
  return questions.toSorted(
    (one, other) => compare(valueOf(one), valueOf(other)) || one.number - other.number,
  );
}

/** The difference of two infinite values is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
