import type { InputOf, ReplyOf } from '@sabia/domain/operation.ts';
import { enemScore, questionEffects } from '@sabia/domain/item-response/enem-score.ts';
import type { scoreEnem as operation } from '@sabia/domain/item-response/item-response.contract.ts';
import { readMarks } from '@sabia/domain/item-response/marked-answers.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { findBooklet, listYears } from './booklets.queries.ts';
import { isTrained } from './trainings.queries.ts';

/** The score of one area (product.md TRI1 to TRI4). The answer key stays here. */
export async function scoreEnem(
  db: Database,
  { body, query: { withQuestions } }: Pick<InputOf<typeof operation>, 'body' | 'query'>,
  { isVisitor, now }: { isVisitor: boolean; now: Date },
): Promise<ReplyOf<typeof operation>> {
  const { year, area, booklet: code, foreignLanguage, answers } = body;
  const booklet = await findBooklet(db, { year, code });
  if (!booklet) throw await unknownBooklet(db, year, code);
  if (booklet.area !== area) {
    throw invalid('booklet', `O caderno ${code} de ${year} é da área ${booklet.area}, não ${area}`);
  }
  const read = readMarks(booklet, { answers, language: foreignLanguage ?? null });
  if ('message' in read) throw invalid(read.field, read.message);
  const { score, correctQtd, itemsQtd, standardError } = enemScore(read.marked, booklet);
  return {
    score: rounded(score),
    correctQtd,
    itemsQtd,
    standardError: rounded(standardError),
    isReproducible: booklet.isReproducible,
    officialDifference: booklet.officialDifference,
    leftOut: read.marked.flatMap(({ item }) => (item.parameters ? [] : item.position)),
    // Users read their own trainings.
    isTrained: isVisitor && withQuestions ? await isTrained(db, area, now) : null,
    questions: withQuestions
      ? questionEffects(read.marked, booklet).map(({ gain, chance, ...question }) => ({
          ...question,
          gain: rounded(gain),
          chance: rounded(chance * 100),
        }))
      : undefined,
  };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

async function unknownBooklet(db: Database, year: number, code: number) {
  const years = await listYears(db);
  return years.includes(year)
    ? invalid('booklet', `Não há caderno ${code} no Enem ${year}`)
    : invalid('year', `Não há itens do Enem ${year}. Os anos são: ${years.join(', ')}`);
}
