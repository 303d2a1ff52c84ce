import { giveParameters } from '../item-response/exam-scores.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import type { DemoPracticeExam } from './demo-practice-exam.ts';

export async function addPracticeExam(
  tx: Database,
  { judged, draw, levels, ...exam }: DemoPracticeExam,
): Promise<string> {
  const bands = Object.entries(levels ?? {});
  const levelIds = await someTerms(
    tx,
    'levels',
    bands.map(([title]) => title),
  );
  const made = await aPracticeExam(tx, {
    ...exam,
    ...(draw && {
      autoGenerate: true,
      filters: await someTerms(tx, 'categories', draw.categories),
      questionsQtd: draw.questionsQtd,
    }),
    ...(levels && {
      isLeveling: true,
      levelingBands: bands.map(([, minimum], index) => ({
        levelId: levelIds[index] ?? '',
        minimum,
      })),
    }),
  });
  if (judged) await giveParameters(tx, made, judged);
  return made.id;
}
