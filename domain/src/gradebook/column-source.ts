import { z } from 'zod';
import { choice, choiceError } from '../choice.ts';
import { besideMistakes, day, id } from '../fields.ts';
import { messages } from '../messages.ts';
import { lengthOf, longestPeriod } from '../overview/period.ts';

const measures = ['SHARE', 'SCORE'] as const;

/** The share of the points, 0 to 100 %; or the score on the scale of the Enem, 0 to 1000. Both become a mark from 0 to 10. */
const measure = choice(measures).default('SHARE');

const period = z.strictObject({ kind: z.literal('ATTENDANCE'), from: day, to: day }).superRefine(
  ({ from, to }, context) => {
    const mistake = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (from > to) mistake('to', messages.periodOrder);
    else if (lengthOf({ from, to }) > longestPeriod) mistake('from', messages.periodLength);
  },
  besideMistakes('from', 'to'),
);

/** The work of a class that gives the marks of a column (product.md GRADE20). */
export const columnSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('ASSIGNMENT'), assignmentId: id, measure }),
    z.strictObject({ kind: z.literal('MOCK_EXAM'), mockExamId: id, measure }),
    period,
  ],
  { error: choiceError },
);
export type ColumnSource = z.output<typeof columnSource>;

/** Assignment or mock exam event that a class has, and which can give the marks of a column. */
export const sourceChoice = z.object({
  kind: z.enum(['ASSIGNMENT', 'MOCK_EXAM']),
  id,
  title: z.string(),
  /** It has a score on the scale of the Enem. */
  hasScore: z.boolean(),
});
export type SourceChoice = z.output<typeof sourceChoice>;

/** Two sources are the same if their texts are. */
export function sourceText(source: ColumnSource | null | undefined): string {
  if (!source) return '';
  if (source.kind === 'ATTENDANCE') return [source.kind, source.from, source.to].join(' ');
  return [source.kind, workOf(source), source.measure].join(' ');
}

/** The id of the assignment or of the mock exam event. */
const workOf = (source: Exclude<ColumnSource, { kind: 'ATTENDANCE' }>): string =>
  source.kind === 'ASSIGNMENT' ? source.assignmentId : source.mockExamId;

interface SourceMistake {
  /** Place of the column. */
  at: number;
  field: 'assignmentId' | 'mockExamId' | 'measure';
  message: string;
}

/**
 * The mistakes of sources that a class does not have. A source that the column had before may be gone by now: its marks stay.
 */
export function mistakesOfSources(
  columns: readonly { id: string; source?: ColumnSource | null | undefined }[],
  { before, choices }: { before: typeof columns; choices: readonly SourceChoice[] },
): SourceMistake[] {
  const known = new Map(before.map(({ id: columnId, source }) => [columnId, sourceText(source)]));
  return columns.flatMap(({ id: columnId, source }, at): SourceMistake[] => {
    if (!source || source.kind === 'ATTENDANCE' || known.get(columnId) === sourceText(source))
      return [];
    const work = workOf(source);
    const found = choices.find((one) => one.kind === source.kind && one.id === work);
    if (!found)
      return source.kind === 'ASSIGNMENT'
        ? [{ at, field: 'assignmentId', message: 'A turma não tem esta atividade com nota' }]
        : [{ at, field: 'mockExamId', message: 'A turma não participa deste simulado' }];
    return source.measure === 'SCORE' && !found.hasScore
      ? [{ at, field: 'measure', message: 'Não há pontuação do Enem aqui: use o percentual' }]
      : [];
  });
}
