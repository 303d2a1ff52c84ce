import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { aBank, someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { demoBank, demoBankExam, demoBankQuestions } from './demo-bank.ts';

/** Adds the question bank and the practice exam that draws from it. */
export async function addBank(tx: Database): Promise<void> {
  const { id: bankId } = await aBank(tx, demoBank);
  const questions: QuestionGiven[] = [];
  for (const { category, level, ...question } of demoBankQuestions) {
    const [categoryId = null] = await someTerms(tx, 'categories', [category]);
    const [levelId = null] = await someTerms(tx, 'levels', [level]);
    questions.push({ ...question, categoryId, levelId });
  }
  await someQuestions(tx, { bankId }, questions);
  await aPracticeExam(tx, { ...demoBankExam, autoGenerate: true, filters: [bankId] });
}
