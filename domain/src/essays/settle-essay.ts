import { type EssayMark, type Rubric, totalOf } from './rubric.ts';

/** The state of an essay by its corrections. The explanations are in Portuguese, for the essay's author. */
export type SettledEssay =
  /** Another correction is needed. */
  | { status: 'WAITING' }
  /** The corrections do not agree: a board gives the mark. */
  | { status: 'BOARD'; explanation: string }
  | {
      status: 'SETTLED';
      score: number;
      /** The points of each criterion. */
      criteria: Readonly<Record<string, number>>;
      zeroReason: string | null;
      explanation: string;
    };

export interface EssayCorrections {
  /** The corrections that an essay gets where they are not discrepant. */
  correctors: 1 | 2;
  /** The independent corrections, in the order of their submission: one, two, or two and the third. */
  marks: readonly EssayMark[];
  /** The mark of the board, once it is given. */
  board?: EssayMark | undefined;
}

/**
 * The mark of an essay (product.md RUB2, RUB3, after INEP's guide to the essay of the Enem). Two corrections that are not
 * discrepant give their mean. Otherwise a third one counts, with the nearer of those that it is not discrepant with; the
 * board gives the mark where there is none, or both are equally near.
 */
export function settleEssay(rubric: Rubric, corrections: EssayCorrections): SettledEssay {
  const { correctors, marks, board } = corrections;
  const [first, second, third] = marks;
  const told = (mark: EssayMark) => tellMark(rubric, mark);
  if (board) return settled(rubric, [board], `A banca deu a nota: ${told(board)}.`);
  if (!first) return { status: 'WAITING' };
  if (correctors === 1) return settled(rubric, [first], `Nota de uma correção: ${told(first)}.`);
  if (!second) return { status: 'WAITING' };

  const difference = discrepancyOf(rubric, first, second);
  if (difference === null) {
    const words = `Média de duas correções: ${told(first)} e ${told(second)}.`;
    return settled(rubric, [first, second], words);
  }
  if (!third) return { status: 'WAITING' };

  const opening = `As duas primeiras correções, ${told(first)} e ${told(second)}, divergem: ${difference}.`;
  const agreeing = [first, second].filter((mark) => discrepancyOf(rubric, mark, third) === null);
  const distances = agreeing.map((mark) => Math.abs(totalOf(mark) - totalOf(third)));
  const nearest = agreeing.filter((_, at) => distances[at] === Math.min(...distances));
  const [partner, other] = nearest;
  if (!partner || other) {
    const reason = partner ? 'está à mesma distância das duas' : 'diverge das duas';
    const explanation = `${opening} A terceira, ${told(third)}, ${reason}. Uma banca dá a nota.`;
    return { status: 'BOARD', explanation };
  }
  const words = `${opening} A terceira, ${told(third)}, conta com a mais próxima das que concordam com ela, ${told(partner)}: a nota é a média das duas.`;
  return settled(rubric, [third, partner], words);
}

/** The discrepancy of two corrections, in Portuguese; null if there is none. The total comes first. */
function discrepancyOf(rubric: Rubric, one: EssayMark, other: EssayMark): string | null {
  const { thresholds, criteria } = rubric;
  if ((one.zeroReason === undefined) !== (other.zeroReason === undefined))
    return 'só uma deu zero por um motivo';
  const apart = Math.abs(totalOf(one) - totalOf(other));
  if (apart > thresholds.total)
    return `a diferença é de ${inPortuguese(apart)} pontos, e o limite é ${inPortuguese(thresholds.total)}`;
  for (const { key, title } of criteria) {
    const points = Math.abs(pointsIn(one, key) - pointsIn(other, key));
    if (points > thresholds.criterion)
      return `a diferença em ${title} é de ${inPortuguese(points)} pontos, e o limite é ${inPortuguese(thresholds.criterion)}`;
  }
  return null;
}

const pointsIn = ({ levels }: EssayMark, key: string): number => levels?.[key] ?? 0;

/** The mean of marks that agree: either all of them have levels, or all of them are zero by a reason. */
function settled(rubric: Rubric, marks: readonly EssayMark[], explanation: string): SettledEssay {
  const mean = (of: (mark: EssayMark) => number) =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  return {
    status: 'SETTLED',
    score: mean(totalOf),
    criteria: Object.fromEntries(
      rubric.criteria.map(({ key }) => [key, mean((mark) => pointsIn(mark, key))]),
    ),
    zeroReason: marks[0]?.zeroReason ?? null,
    explanation,
  };
}

/** '840' or 'zero (fuga ao tema)' */
function tellMark({ zeroReasons }: Rubric, mark: EssayMark): string {
  if (mark.zeroReason === undefined) return inPortuguese(totalOf(mark));
  const reason = zeroReasons.find(({ key }) => key === mark.zeroReason);
  return `zero (${reason?.words ?? mark.zeroReason})`;
}

/** '7,5' */
const inPortuguese = (points: number): string => String(points).replace('.', ',');
