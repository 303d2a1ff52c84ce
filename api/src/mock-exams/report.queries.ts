import { cardOptions } from '@sabia/domain/mock-exams/card-layout.ts';
import { histogramOf } from '@sabia/domain/mock-exams/histogram.ts';
import {
  fewestCards,
  isToReview,
  type MockExamReport,
  type ReportedQuestion,
  topicsOf,
} from '@sabia/domain/mock-exams/mock-exam-report.ts';
import { pointBiserial } from '@sabia/domain/mock-exams/point-biserial.ts';
import { abilityName } from '@sabia/domain/item-response/ability-names.ts';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { firstQuestion } from './mock-exams.queries.ts';
import { isSeenClass, isStudentOf, listedPeople, type Reader } from './readings.queries.ts';
import { lastEssay } from './person-results.queries.ts';
import { type ResultHeadings, timeoutOfResultsMs } from './results.queries.ts';

interface ReportWish extends ResultHeadings {
  classId?: string | undefined;
}

/** The report of an event for a viewer (product.md MOCK35); of one class if asked. */
export async function readReport(
  db: Database,
  wish: ReportWish,
  viewer: Reader,
): Promise<MockExamReport> {
  const figures = await db.transaction(
    (tx) =>
      tx.one<ReportRow>(sql`
        with ${withCards(wish, viewer)}, ${withFigures}, ${withAnswers}
        select (select count(distinct number) from cards where number in (select number from chosen)) as cards_qtd,
          ${valuesJson} as values, ${classesJson(wish, viewer)} as classes, ${questionsJson(wish)} as questions`),
    { timeoutMs: timeoutOfResultsMs, customPlans: true },
  );
  const listed = measuresOf(wish);
  const questions = figures.questions.map(questionOf);
  return {
    title: wish.title,
    classes: wish.classes,
    cardsQtd: figures.cardsQtd,
    measures: listed.map(({ key, ...measure }) => {
      const values = figures.values[key] ?? [];
      return {
        ...measure,
        peopleQtd: values.length,
        mean: values.length === 0 ? null : values.reduce((sum, one) => sum + one) / values.length,
        bins: histogramOf(values),
      };
    }),
    questions,
    topics: topicsOf(questions),
    comparison: figures.classes.map(({ means, ...each }) => ({
      ...each,
      means: each.cardsQtd < fewestCards ? null : listed.map(({ key }) => means[key] ?? null),
    })),
  };
}

interface ReportRow {
  cardsQtd: number;
  /** By the keys of `measuresOf`. */
  values: Record<string, number[]>;
  classes: { id: string; title: string; cardsQtd: number; means: Record<string, number> }[];
  questions: QuestionRow[];
}

/** The measures in their order, with the keys that the statement gives them. */
const measuresOf = ({ days, areas }: Pick<ResultHeadings, 'days' | 'areas'>) => [
  ...days.map(({ day, title }) => ({ key: `day ${day}`, kind: 'RIGHT' as const, day, title })),
  ...areas.map(({ id, day, title }) => ({ key: id, kind: 'AREA' as const, day, title })),
  { key: 'essay', kind: 'ESSAY' as const, day: null, title: 'Redação' },
];

/**
 * Parts of a `with`: `listed`, the people whom the viewer sees, `chosen`, those of the class that is asked for, and `cards`, the
 * cards of all listed people that count. The comparison is of all classes, whichever is asked for.
 */
const withCards = ({ id, classId }: ReportWish, viewer: Reader): Statement => sql`
  listed as materialized (
    select mock_exam_id, number, person_id from ${listedPeople(id, viewer)}
  ), chosen as materialized (
    select number from mock_exam_people
    where mock_exam_id = ${id} and ${classId === undefined ? sql`true` : isStudentOf(sql`${classId}::uuid`)}
  ), cards as materialized (
    select listed.mock_exam_id, listed.number, cards.day, attempts.id as attempt_id, correct_questions_qtd
    from listed join mock_exam_cards cards on cards.mock_exam_id = listed.mock_exam_id and cards.number = listed.number
    join attempts on attempts.id = cards.attempt_id
    where not is_conflict and not is_waiting
  )`;

/** After `withCards`: the values of each person by the keys of `measuresOf`. */
const withFigures = sql`
  figures as materialized (
    select number, 'day ' || day as key, correct_questions_qtd::double precision as value from cards
    union all
    select number, area_id::text, score
    from cards join attempt_scores on attempt_scores.attempt_id = cards.attempt_id where score is not null
    union all
    select number, 'essay', essay from (select number, ${lastEssay} as essay from listed) essays where essay is not null
  )`;

const valuesJson = sql`(
  select coalesce(json_object_agg(key, given), '{}') from (
    select key, json_agg(value) as given from figures where number in (select number from chosen) group by key
  ) by_key)`;

/** Of all classes in one pass: each person may be a student of several. */
const classesJson = ({ id }: ReportWish, viewer: Reader): Statement => sql`(
  with students as (
    select class_members.class_id, number
    from mock_exam_classes
    join class_members on class_members.class_id = mock_exam_classes.class_id and role = 'STUDENT' and ${isPresent}
    join mock_exam_people on mock_exam_people.mock_exam_id = mock_exam_classes.mock_exam_id
      and mock_exam_people.user_id = class_members.user_id
    where mock_exam_classes.mock_exam_id = ${id}
  ), read as (
    select class_id, count(distinct number) as cards_qtd from students join cards using (number) group by class_id
  ), of_class as (
    select class_id, json_object_agg(key, mean) as means
    from (select class_id, key, avg(value) as mean from students join figures using (number) group by class_id, key) by_key
    group by class_id
  )
  select coalesce(json_agg(json_build_object('id', classes.id, 'title', classes.title,
    'cardsQtd', coalesce(cards_qtd, 0), 'means', coalesce(means, '{}'))
    order by classes.title collate "pt-BR-x-icu", classes.id), '[]')
  from mock_exam_classes join classes on classes.id = mock_exam_classes.class_id
  left join read on read.class_id = classes.id
  left join of_class on of_class.class_id = classes.id
  where mock_exam_id = ${id} and ${isSeenClass(viewer)})`;

interface AnswerSums {
  /** Of the alternative, from 1 on; null: blank, two marks, or a bubble without an alternative. */
  place: number | null;
  isBlank: boolean;
  peopleQtd: number;
  rightQtd: number;
  restSum: number;
  restSquaresSum: number;
  restOfRightSum: number;
}

interface QuestionRow extends Pick<ReportedQuestion, 'day' | 'number' | 'areaTitle' | 'language'> {
  area: Area | null;
  ability: number | null;
  category: string | null;
  keyPlace: number | null;
  alternativesQtd: number;
  answers: AnswerSums[];
}

/** The place in the alternatives of a version is the letter on the answer card. */
const placeIn = (alternatives: Statement, alternative: Statement): Statement => sql`(
  select place::integer from jsonb_array_elements(${alternatives}) with ordinality listed_choices(choice, place)
  where (choice ->> 'id')::uuid = ${alternative})`;

/**
 * After `withCards`: the answers of the chosen people by question and alternative. A question of a foreign language counts those
 * who were asked it: an attempt has the answers of one language.
 */
const withAnswers = sql`
  lines as (
    select attempt_id, lines.id as question_id, cards.day
    from cards join mock_exam_days days on days.mock_exam_id = cards.mock_exam_id and days.day = cards.day
    cross join unnest(question_ids) lines(id)
    where number in (select number from chosen)
  ), given as not materialized (
    select day, attempt_id, question_id, version_id, alternative_id, is_correct::integer as is_right
    from lines join graded_answers using (attempt_id, question_id)
  ), counted as materialized (
    select day, question_id, version_id, alternative_id, count(*) as people_qtd, sum(is_right) as right_qtd,
      sum(all_right - is_right) as rest_sum, sum((all_right - is_right) * (all_right - is_right)) as rest_squares_sum,
      sum((all_right - is_right) * is_right) as rest_of_right_sum
    from given join (
      select attempt_id, sum(is_right)::integer as all_right from given group by attempt_id) sums using (attempt_id)
    group by day, question_id, version_id, alternative_id
  )`;

const answersJson = sql`(
  select coalesce(json_agg(json_build_object('place', ${placeIn(sql`answered.alternatives`, sql`counted.alternative_id`)},
    'isBlank', counted.alternative_id is null, 'peopleQtd', people_qtd, 'rightQtd', right_qtd, 'restSum', rest_sum,
    'restSquaresSum', rest_squares_sum, 'restOfRightSum', rest_of_right_sum)), '[]')
  from counted join question_versions answered on answered.id = counted.version_id
  where counted.day = days.day and counted.question_id = lines.id)`;

const questionsJson = ({ id }: ReportWish): Statement => sql`(
  select json_agg(json_build_object('day', days.day, 'number', ${firstQuestion} + line - 1, 'areaTitle', exam_areas.title,
    'area', exam_areas.area, 'language', area_questions.language, 'ability', question_parameters.ability,
    'category', terms.title, 'keyPlace', ${placeIn(sql`versions.alternatives`, sql`versions.right_alternative_id`)},
    'alternativesQtd', coalesce(jsonb_array_length(versions.alternatives), 0), 'answers', ${answersJson})
    order by days.day, line)
  from mock_exam_days days cross join unnest(question_ids) with ordinality lines(id, line)
  left join questions on questions.id = lines.id
  left join question_versions versions on versions.id = questions.version_id
  left join terms on terms.id = questions.category_id
  left join area_questions on area_questions.question_id = lines.id
  left join exam_areas on exam_areas.id = area_questions.area_id
  left join question_parameters on question_parameters.question_id = lines.id
  where days.mock_exam_id = ${id})`;

function questionOf(row: QuestionRow): ReportedQuestion {
  const { day, number, areaTitle, language, answers, alternativesQtd } = row;
  const total = (of: keyof Omit<AnswerSums, 'place' | 'isBlank'>) =>
    answers.reduce((sum, answer) => sum + answer[of], 0);
  const askedQtd = total('peopleQtd');
  const shareOf = (isCounted: (answer: AnswerSums) => boolean) =>
    askedQtd === 0
      ? 0
      : (100 * answers.filter(isCounted).reduce((sum, one) => sum + one.peopleQtd, 0)) / askedQtd;
  const rightShare = askedQtd === 0 ? null : (100 * total('rightQtd')) / askedQtd;
  const discrimination = pointBiserial({
    peopleQtd: askedQtd,
    rightQtd: total('rightQtd'),
    restSum: total('restSum'),
    restSquaresSum: total('restSquaresSum'),
    restOfRightSum: total('restOfRightSum'),
  });
  return {
    day,
    number,
    areaTitle,
    language,
    topic: topicOf(row),
    key: row.keyPlace === null ? null : (cardOptions[row.keyPlace - 1] ?? null),
    askedQtd,
    rightShare,
    choices: cardOptions
      .slice(0, alternativesQtd)
      .map((option, at) => ({ option, share: shareOf(({ place }) => place === at + 1) })),
    blankShare: shareOf(({ isBlank }) => isBlank),
    invalidShare: shareOf(({ isBlank, place }) => !isBlank && place === null),
    discrimination,
    isToReview: isToReview({ askedQtd, rightShare, discrimination, alternativesQtd }),
  };
}

/** 'H11: Escalas' */
function topicOf({ area, ability, category }: QuestionRow): string | null {
  const name = ability === null ? null : abilityName(area, ability);
  return name === null ? category : `H${ability}: ${name}`;
}
