import type {
  AgreeingCorrector,
  readAgreement as contract,
} from '@sabia/domain/essays/agreement.contract.ts';
import { agreementOf, mostCorrectors, type PairSums } from '@sabia/domain/essays/agreement.ts';
import type { Rubric } from '@sabia/domain/essays/rubric.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import { isTaught, taughtBy } from '../classes/class-studies.queries.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { rubricOf } from './rubrics.queries.ts';

const days = 180;

/** The newest corrections that are compared: of the viewer, and of the whole school. */
const [mostOwn, mostOfSchool] = [1000, 10_000];

interface CorrectorRow {
  id: string;
  name: string;
  correctedQtd: number;
  medianMinutes: number;
}

interface PairRow extends PairSums {
  correctorId: string;
  rubric: string;
  rubricVersion: number | null;
  rubricContent: Rubric | null;
  criterion: string;
}

/** The agreement of the viewer with others, and that of further correctors as far as the viewer may know it (product.md RUB13). */
export async function readAgreement(
  db: Database,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<AnswerOf<typeof contract>> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
  const recent = recentCorrections({ viewer, since });
  const correctors = await db.many<CorrectorRow>(sql`
    with ${recent}
    select users.id, users.name, count(*)::integer as corrected_qtd,
      percentile_cont(0.5) within group (
        order by extract(epoch from given.submitted_at - given.claimed_at) / 60) as median_minutes
    from recent join essay_corrections given using (attempt_id, question_id, corrector_id)
    join users on users.id = given.corrector_id and users.closed_at is null
    group by users.id
    order by users.id = ${viewer.id} desc, count(*) desc, users.id limit ${mostCorrectors}`);
  const pairs = await db.many<PairRow>(sql`
    with ${recent}
    select own.corrector_id, questions.rubric, own.rubric_version, marks.key as criterion,
      (select content from rubric_versions where rubric_id = own.own_rubric_id and version = own.rubric_version)
        as rubric_content,
      count(*)::integer as quantity, sum(a)::float8 as own, sum(b)::float8 as other,
      sum(a * a)::float8 as own_squares, sum(b * b)::float8 as other_squares,
      sum((a - b) * (a - b))::float8 as difference_squares
    from recent join essay_corrections own using (attempt_id, question_id, corrector_id)
    join questions on questions.id = own.question_id
    join essay_corrections others on others.attempt_id = own.attempt_id and others.question_id = own.question_id
      and others.corrector_id <> own.corrector_id and others.turn < 4 and others.levels is not null
    cross join lateral (
      select key, value::numeric as a, (others.levels ->> key)::numeric as b from jsonb_each_text(own.levels)
    ) marks
    where own.turn < 4
    group by own.corrector_id, questions.rubric, own.own_rubric_id, own.rubric_version, marks.key
    order by questions.rubric, own.rubric_version desc, marks.key`);
  return {
    since,
    correctors: correctors
      .map((one) => ({
        ...one,
        rubrics: rubricsIn(pairs.filter((pair) => pair.correctorId === one.id)),
      }))
      .toSorted(byViewerAndName(viewer.id)),
  };
}

/** WITH query `recent` of given marks: of the viewer, and of correctors of classes that the viewer leads. */
const recentCorrections = ({ viewer, since }: { viewer: Viewer; since: string }): Statement => sql`
  led as materialized (select * from ${taughtBy(viewer.id)} where role = 'TEACHER'),
  latest as (
    select attempt_id, question_id, corrector_id from essay_corrections
    where submitted_at >= ${since} order by submitted_at desc limit ${mostOfSchool}
  ), recent as (
    (select attempt_id, question_id, corrector_id from essay_corrections
      where corrector_id = ${viewer.id} and submitted_at >= ${since}
      order by submitted_at desc limit ${mostOwn})
    union
    select latest.* from latest
    ${
      viewer.isAdmin
        ? sql``
        : sql`join attempts on attempts.id = latest.attempt_id
          where exists (select from led taught where ${isTaught} offset 0)`
    }
  )`;

/** The pairs of one corrector by rubric, a version of it each, with the criteria in their order. */
function rubricsIn(pairs: readonly PairRow[]): AgreeingCorrector['rubrics'] {
  const grouped = Map.groupBy(pairs, ({ rubric, rubricVersion }) => `${rubric} ${rubricVersion}`);
  return [...grouped.values()].flatMap((ofRubric) => {
    const [first] = ofRubric;
    if (!first) return [];
    const { title, criteria } = rubricOf({ ...first, year: null });
    const sums = new Map(ofRubric.map((pair) => [pair.criterion, pair]));
    return [
      { title, criteria: criteria.map(({ key, title: name }) => told(key, name, sums.get(key))) },
    ];
  });
}

function told(key: string, title: string, sums: PairSums | undefined) {
  const agreement = sums && agreementOf(sums);
  return {
    key,
    title,
    pairsQtd: sums?.quantity ?? 0,
    kappa: agreement?.kappa ?? null,
    meanDifference: agreement?.meanDifference ?? null,
  };
}

const byViewerAndName =
  (viewerId: string) =>
  (one: CorrectorRow, other: CorrectorRow): number =>
    Number(other.id === viewerId) - Number(one.id === viewerId) ||
    one.name.localeCompare(other.name, 'pt-BR');
