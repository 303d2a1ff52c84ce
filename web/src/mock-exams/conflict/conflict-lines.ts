import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';

type StoredReading = CardReadings['readings'][number];
type Marks = Pick<CardReadings['counted'], 'answers' | 'doubles'>;

/** The same answers of a card, as one or several readings have them. */
export interface AnswerSet extends Marks {
  /** The lines in doubt in all of its readings. */
  doubts: readonly number[];
  /** The newest first. */
  readings: readonly StoredReading[];
  /** They count as long as nobody decides. */
  isCounted: boolean;
}

/** The decisions of a person, by the number of the question. */
export type Decisions = Readonly<Record<number, LineProposal>>;

/** More sets of answers than a person can compare: the newest ones are shown. */
const mostSets = 4;

/** The different sets of answers of a card in conflict: that which counts, then the others as they were read. */
export function answerSets({ counted, readings }: CardReadings): AnswerSet[] {
  const firstSettled = readings.findIndex(({ state }) => state !== 'CONFLICT');
  const conflicting = firstSettled < 0 ? readings : readings.slice(0, firstSettled);
  const settled = readings.slice(conflicting.length, conflicting.length + 1);
  const sets: AnswerSet[] = [{ ...counted, readings: settled, isCounted: true }];
  for (const reading of conflicting.toReversed()) {
    const doubts = reading.doubts.map(({ question }) => question);
    const at = sets.findIndex((set) =>
      linesOf([set, reading]).every((line) => isSame(line, set, reading)),
    );
    const set = sets[at];
    if (set)
      sets[at] = {
        ...set,
        doubts: set.doubts.filter((line) => doubts.includes(line)),
        readings: [reading, ...set.readings],
      };
    else sets.push({ ...reading, doubts, readings: [reading], isCounted: false });
  }
  return [...sets.slice(0, 1), ...sets.slice(1).slice(1 - mostSets)];
}

const isSame = (line: number, one: Marks, other: Marks): boolean =>
  markIn(one, line) === markIn(other, line);

/** The lines with a mark. */
const linesOf = (sets: readonly Marks[]): number[] => [
  ...new Set(
    sets.flatMap(({ answers, doubles }) => [...Object.keys(answers).map(Number), ...doubles]),
  ),
];

/** The mark of a line in a set of answers. */
export const markIn = ({ answers, doubles }: Marks, line: number): LineProposal =>
  doubles.includes(line) ? 'double' : (answers[line] ?? 'blank');

/** The lines that a person has to decide: those that differ, and those that are in doubt in all sets. */
export function linesToDecide(sets: readonly AnswerSet[]): number[] {
  const [first, ...others] = sets;
  if (!first) return [];
  const differing = linesOf(sets).filter((line) => others.some((set) => !isSame(line, set, first)));
  const inDoubt = first.doubts.filter((line) =>
    others.every(({ doubts }) => doubts.includes(line)),
  );
  return [...new Set([...differing, ...inDoubt])].toSorted((one, other) => one - other);
}

/** The decisions by a whole set of answers; its doubts stay open. */
export const decisionsBy = (set: AnswerSet, lines: readonly number[]): Decisions =>
  Object.fromEntries(
    lines.filter((line) => !set.doubts.includes(line)).map((line) => [line, markIn(set, line)]),
  );

/** The answers of the card as they were decided; lines that nobody has to decide are the same in all sets. */
export function decidedAnswers(counted: Marks, decisions: Decisions): Marks {
  const answers = { ...counted.answers };
  const doubles = new Set(counted.doubles);
  for (const [line, decision] of Object.entries(decisions)) {
    delete answers[line];
    doubles.delete(Number(line));
    if (decision === 'double') doubles.add(Number(line));
    else if (decision !== 'blank') answers[line] = decision;
  }
  return { answers, doubles: [...doubles] };
}
