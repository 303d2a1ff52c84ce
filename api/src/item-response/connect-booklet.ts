import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type {
  BookletConnection,
  BookletMatchReport,
} from '@sabia/domain/item-response/exam-scores.contract.ts';
import {
  matchBooklet,
  type BookletMatch,
  type NumberedQuestion,
} from '@sabia/domain/item-response/match-booklet.ts';
import { officialOrigin } from '@sabia/domain/item-response/official-items.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findBooklet, listBookletsOfArea, type ScoredBooklet } from './booklets.queries.ts';
import { listNumberedQuestions } from './exam-scoring.queries.ts';

/** Says what a connection would do. */
interface Connecting {
  practiceExamId: string;
  connection: BookletConnection;
}

export async function previewBookletConnection(
  db: Database,
  { practiceExamId, connection }: Connecting,
): Promise<BookletMatchReport> {
  return (await matched(db, practiceExamId, connection)).report;
}

/**
 * Connects the questions of a practice exam with the items of a booklet, one by one: the questions become an area
 * with the parameters of the items whose keys are equal (product.md TRI8, TRI22). An area with the same subject is
 * replaced, and an exam without a scale gets that of item response.
 */
export async function connectBooklet(
  db: Database,
  { practiceExamId, connection }: Connecting,
): Promise<BookletMatchReport> {
  return db.transaction(
    async (tx) => {
      const { booklet, match, report } = await matched(tx, practiceExamId, connection);
      if (report.otherBooklet) throw invalid('booklet', differenceIn(report));
      await tx.run(sql`
        insert into exam_scorings (practice_exam_id, scale_id)
        select ${practiceExamId}, id from exam_scales where kind = 'ITEM_RESPONSE' and not is_own
        on conflict (practice_exam_id) do update set version = exam_scorings.version + 1`);
      await writeArea(tx, { practiceExamId, connection, booklet }, match);
      await writeParameters(tx, `Enem ${connection.year}, INEP`, match);
      return report;
    },
    { exclusive: [`exam scoring ${practiceExamId}`], timeoutMs: 10_000 },
  );
}

async function matched(db: Database, practiceExamId: string, connection: BookletConnection) {
  const { year, booklet: code, first } = connection;
  const questions = orNotFound(await listNumberedQuestions(db, practiceExamId));
  const booklet = await findBooklet(db, { year, code });
  if (!booklet) throw invalid('booklet', `Não há caderno ${code} do Enem ${year}`);
  const match = matchBooklet(booklet, questions, connection);
  if (match.same.length + match.different.length === 0) {
    throw invalid('first', `Este simulado não tem a questão ${first}`);
  }
  const report: BookletMatchReport = {
    area: booklet.area,
    sameQtd: match.same.length,
    abandonedQtd: match.same.filter(({ item }) => item.parameters === null).length,
    missingQtd: match.missing.length,
    ...officialOrigin({
      kind: 'ITEM_RESPONSE',
      booklet: booklet.isReproducible,
      isWhole:
        match.different.length === 0 &&
        match.missing.every(({ parameters }) => parameters === null),
    }),
    otherBooklet: match.isOtherBooklet
      ? { better: await findBetter(db, { questions, booklet, connection }, match) }
      : null,
    different: match.different.map(({ item, question }) => ({
      questionId: question.id,
      number: question.number,
      position: item.position,
      key: question.key,
      publishedKey: item.key,
    })),
  };
  return { booklet, match, report };
}

interface Compared {
  questions: readonly NumberedQuestion[];
  booklet: ScoredBooklet;
  connection: BookletConnection;
}

/** The booklet of the same year and area with the most equal keys, if it has more than this one. */
async function findBetter(
  db: Database,
  { questions, booklet, connection }: Compared,
  { same }: BookletMatch,
) {
  const others = await listBookletsOfArea(db, connection.year, booklet.area);
  const [best] = others
    .map((other) => ({
      booklet: other.code,
      colour: other.colour,
      sameQtd: matchBooklet(other, questions, connection).same.length,
    }))
    .toSorted((one, other) => other.sameQtd - one.sameQtd || one.booklet - other.booklet);
  return best && best.sameQtd > same.length ? best : null;
}

function differenceIn({ sameQtd, different, otherBooklet }: BookletMatchReport): string {
  const found = `Só ${sameQtd} de ${sameQtd + different.length} respostas certas são as deste caderno`;
  const better = otherBooklet?.better;
  return better
    ? `${found}. A prova ${better.colour} (${better.booklet}) combina com ${better.sameQtd}`
    : `${found}: este não parece ser o caderno da prova`;
}

interface Connected {
  practiceExamId: string;
  connection: BookletConnection;
  booklet: ScoredBooklet;
}

async function writeArea(
  tx: Database,
  { practiceExamId, connection: { year, booklet: code }, booklet: { area } }: Connected,
  { same, different }: BookletMatch,
): Promise<void> {
  const questions = JSON.stringify(
    [...same, ...different].map(({ item, question }) => ({
      id: question.id,
      language: item.language,
    })),
  );
  // Questions of the area before that are not in the booklet leave it.
  await tx.run(sql`
    delete from area_questions using exam_areas
    where exam_areas.id = area_id and practice_exam_id = ${practiceExamId} and area = ${area}
      and question_id not in (
        select (question ->> 'id')::uuid from jsonb_array_elements(${questions}::jsonb) question)`);
  await tx.run(sql`
    with former as (
      update exam_areas set year = ${year}, booklet = ${code}
      where id = (select id from exam_areas where practice_exam_id = ${practiceExamId} and area = ${area}
        order by position limit 1)
      returning id
    ), created as (
      insert into exam_areas (practice_exam_id, position, title, area, weight, year, booklet)
      select ${practiceExamId},
        (select count(*) from exam_areas where practice_exam_id = ${practiceExamId}),
        ${areaTitles[area]}, ${area}, 1, ${year}, ${code}
      where not exists (select from former)
      returning id
    )
    insert into area_questions (question_id, area_id, language)
    select given.id, area.id, given.language
    from jsonb_to_recordset(${questions}::jsonb) as given (id uuid, language smallint),
      (select id from former union all select id from created) area
    on conflict (question_id) do update set area_id = excluded.area_id, language = excluded.language`);
}

async function writeParameters(
  tx: Database,
  source: string,
  { same, different }: BookletMatch,
): Promise<void> {
  await tx.run(sql`
    delete from question_parameters
    where question_id = any(${different.map(({ question }) => question.id)}::uuid[])`);
  const given = JSON.stringify(
    same.map(({ item: { code, key, ability, parameters }, question }) => ({
      id: question.id,
      code,
      key,
      ability,
      ...parameters,
    })),
  );
  await tx.run(sql`
    insert into question_parameters (question_id, a, b, c, source, item_code, key, ability)
    select id, a, b, c, ${source}, code, key, ability
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, code integer, key text, ability smallint,
      a double precision, b double precision, c double precision)
    on conflict (question_id) do update set a = excluded.a, b = excluded.b, c = excluded.c,
      source = excluded.source, sample = null, error = null, item_code = excluded.item_code,
      key = excluded.key, ability = excluded.ability`);
}
