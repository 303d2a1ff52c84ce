import {
  categoryLoss,
  type ImportedCategory,
  type ImportProblem,
} from '@sabia/domain/questions/question-import.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTerms } from '../../taxonomy/create-terms.ts';
import { termsTitled } from '../../taxonomy/taxonomy.queries.ts';
import type { ImportedQuestion } from '../formats/imported-question.ts';

/** The name of a category path in previews and choices. */
export const pathOf = (names: readonly string[]): string => names.join(' / ');

const longestTitle = 60;

/** The categories of the file, with those of the school that its questions get (product.md Q20). */
export async function matchCategories(
  db: Database,
  questions: readonly ImportedQuestion[],
): Promise<ImportedCategory[]> {
  const paths = new Map<string, { names: string[]; questionsQtd: number }>();
  for (const { category: names } of questions) {
    if (names.length === 0) continue;
    const found = paths.get(pathOf(names)) ?? { names, questionsQtd: 0 };
    paths.set(pathOf(names), { names, questionsQtd: found.questionsQtd + 1 });
  }
  if (paths.size === 0) return [];
  const titles = [...new Set([...paths.values()].flatMap(({ names }) => names))];
  const found = await termsTitled(
    db,
    titles.map((title) => ({ kind: 'categories', title })),
  );
  const terms = new Map(found.map(({ given, id, title }) => [given, { id, title }]));
  return Array.from(paths, ([path, { names, questionsQtd }]) => {
    const [last = ''] = names.slice(-1);
    const isExact = terms.has(last);
    const nearest = names.findLast((name) => terms.has(name));
    return {
      path,
      category: terms.get(nearest ?? '') ?? null,
      isExact,
      newTitle: isExact || last.length > longestTitle ? null : last,
      questionsQtd,
    };
  });
}

/** Creates the chosen categories of the file. */
export async function createCategories(
  tx: Database,
  { questions, chosen }: { questions: readonly ImportedQuestion[]; chosen: readonly string[] },
): Promise<void> {
  const titles = new Set(
    questions
      .filter(({ category }) => chosen.includes(pathOf(category)))
      .map(({ category }) => category.at(-1) ?? '')
      .filter((title) => title !== '' && title.length <= longestTitle),
  );
  if (titles.size === 0) return;
  await createTerms(
    tx,
    Array.from(titles, (title) => ({ kind: 'categories', title })),
  );
}

/** The categories that questions don't get. */
export function categoryProblems(
  questions: readonly ImportedQuestion[],
  categories: readonly ImportedCategory[],
): ImportProblem[] {
  const losses = new Map(
    categories.map((category) => [category.path, categoryLoss(category)] as const),
  );
  return questions.flatMap(({ line, title, category }) => {
    const reason = losses.get(pathOf(category));
    return reason ? [{ line, title, severity: 'changed' as const, reason }] : [];
  });
}
