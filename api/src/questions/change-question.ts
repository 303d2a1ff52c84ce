import { isDeepStrictEqual } from 'node:util';
import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import { messages } from '@sabia/domain/messages.ts';
import {
  mistakesOfKind,
  mistakesOfRubric,
  type QuestionChanges,
  type QuestionDraft,
  type AuthoredQuestion,
} from '@sabia/domain/questions/question.ts';
import { isOtherKey } from '@sabia/domain/questions/task-parts.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { hasCorrections } from '../essays/essays.queries.ts';
import { regradeQuestion } from '../attempts/regrade-question.ts';
import { insert, patch, pick } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { refuseUnknownRubric } from './refuse-unknown-rubric.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';
import { sanitiseQuestion } from './sanitise-question.ts';
import { findPlace } from './question-owners.queries.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';
import { questionFields } from './questions.queries.ts';

/**
 * Changes a question by creating its next version, unless only its metadata changes; open attempts keep the version that they show. If
 * another alternative becomes correct or the weight changes after learners answered, the administrator decides whether to
 * regrade.
 */
export async function changeQuestion(
  db: Database,
  { id, changes: { regrade, ...changes } }: { id: string; changes: QuestionChanges },
  { now }: At,
): Promise<AuthoredQuestion> {
  const { courseId, owner } = orNotFound(await findPlace(db, id));
  const change = async (tx: Database) => {
    const before = orNotFound(await lockQuestion(tx, id));
    const [misplaced] = mistakesOfRubric({ kind: before.kind, rubric: changes.rubric });
    if (misplaced) throw invalid(misplaced.path.join('.'), misplaced.message);
    await refuseOtherRubric(tx, before, changes);
    await describeQuestion(tx, id, changes);
    // The questions of banks and quick questions all weigh the same.
    const isWeighed =
      'bankId' in owner ? false : (changes.weight ?? before.weight) !== before.weight;
    const after = { ...asDraft(before), ...contentOf(changes) };
    if (after.kind !== before.kind) throw invalid('kind', messages.questionKindFixed);
    const [mistake] = mistakesOfKind(after);
    if (mistake) throw invalid(mistake.path.join('.'), mistake.message);
    refuseForeignAlternatives(before, after);
    const draft = sanitiseQuestion(after, before.task);
    const changed = movesKey(before, draft) ? keyMoves(before) : isWeighed && 'O peso muda';
    if (changed && regrade === undefined && before.answeredTriesQtd > 0) {
      throw new Refusal('regrade_undecided', { detail: undecided(changed, before) });
    }
    const isTheSame = isDeepStrictEqual(plain(draft), plain(asDraft(before)));
    if (!isTheSame) await writeVersion(tx, { id, draft, regrades: regrade === true });
    return { question: orNotFound(await findWrittenQuestion(tx, id)), isWeighed };
  };
  if (regrade) return regradeQuestion(db, { id, courseId }, { now }, change);
  return (await db.transaction(change)).question;
}

/** Refuses an unknown rubric, and any other one where marks are points of the present one. */
async function refuseOtherRubric(
  tx: Database,
  before: AuthoredQuestion,
  { rubric = before.rubric, correctors = before.correctors }: QuestionChanges,
): Promise<void> {
  if (rubric === before.rubric && correctors === before.correctors) return;
  if (await hasCorrections(tx, before.id)) throw rubricInUse;
  if (rubric !== before.rubric) await refuseUnknownRubric(tx, { rubric });
}

const rubricInUse = new Refusal('conflict', {
  detail: 'Já há correções por esta rubrica: rubrica e corretores da questão não mudam mais.',
});

/** Metadata belongs to the question, so a change of it makes no version. */
async function describeQuestion(tx: Database, id: string, changes: QuestionChanges): Promise<void> {
  const metadata = pick(changes, metadataFields);
  if (Object.keys(metadata).length === 0) return;
  await refuseUnknownTerms(tx, metadata);
  await tx.run(sql`
    update questions set ${patch('questions', metadataFields, metadata)} where id = ${id}`);
  if (metadata.weight === 0) await refuseWeightless(tx, id);
}

/** An exam whose questions all have the weight 0 has no score. */
async function refuseWeightless(tx: Database, id: string): Promise<void> {
  const heavy = await tx.maybe(sql`
    select from questions changed
    where id = ${id} and (bank_id is not null or exists (
      select from questions
      where exam_id = changed.exam_id
        and deleted_at is null and weight > 0 and not exists (
          select from question_annulments annulments
          where annulments.exam_id = questions.exam_id and annulments.question_id = questions.id
            and annulments.choice = 'OUT_OF_SCORE')))`);
  if (!heavy)
    throw invalid('weight', 'Ao menos uma questão da prova precisa de um peso acima de 0');
}

const contentOf = (changes: QuestionChanges): Partial<QuestionDraft> =>
  pick(changes, [...questionFields, 'alternatives']);

/** The current question, locked against concurrent changes. */
async function lockQuestion(tx: Database, id: string): Promise<AuthoredQuestion | null> {
  await tx.run(sql`select from questions where id = ${id} for update`);
  return findWrittenQuestion(tx, id);
}

/** As it is stored: without undefined fields. */
const plain = ({ task = null, answerKey = null, ...draft }: QuestionDraft): unknown =>
  JSON.parse(JSON.stringify({ ...draft, task, answerKey }));

const asDraft = (question: AuthoredQuestion): QuestionDraft => ({
  ...pick(question, questionFields),
  kind: question.kind,
  statement: question.statement,
  alternatives: question.alternatives.map(({ id, text, isCorrect = false }) => ({
    id,
    text,
    isCorrect,
  })),
});

/** True if another alternative becomes correct, or another response to a task with the same parts. */
function movesKey(before: AuthoredQuestion, after: QuestionDraft): boolean {
  if (after.kind === 'SINGLE_CHOICE') {
    return after.alternatives.some((one) => one.isCorrect !== wasRight(before, one.id));
  }
  return isOtherKey(asDraft(before), after);
}

const wasRight = (question: AuthoredQuestion, alternativeId: string | undefined): boolean =>
  question.alternatives.some(({ id, isCorrect = false }) => id === alternativeId && isCorrect);

function refuseForeignAlternatives(before: AuthoredQuestion, after: QuestionDraft): void {
  const known = new Set(before.alternatives.map(({ id }) => id));
  const seen = new Set<string>();
  after.alternatives.forEach(({ id }, at) => {
    if (!id) return;
    if (!known.has(id) || seen.has(id)) throw invalid(`alternatives.${at}.id`, messages.unknownId);
    seen.add(id);
  });
}

const keyMoves = ({ kind }: AuthoredQuestion): string =>
  kind === 'SINGLE_CHOICE' ? 'Outra alternativa passa a ser a certa' : 'O gabarito muda';

function undecided(change: string, { answeredTriesQtd: tries }: AuthoredQuestion): string {
  return tries === 1
    ? `${change}, e 1 tentativa já respondeu a esta questão. Escolha se a nota dela muda.`
    : `${change}, e ${tries} tentativas já responderam a esta questão. Escolha se as notas delas mudam.`;
}

/** Inserts the next version and makes it the current one. */
async function writeVersion(
  tx: Database,
  { id, draft, regrades }: { id: string; draft: QuestionDraft; regrades: boolean },
): Promise<void> {
  await tx.run(sql`
    with choices as (
      select coalesce((choice ->> 'id')::uuid, gen_random_uuid()) as id, choice ->> 'text' as text,
        (choice ->> 'isCorrect')::boolean as is_right, place
      from jsonb_array_elements(${JSON.stringify(draft.alternatives)}::jsonb)
        with ordinality listed(choice, place)
    ), version as (
      ${insert('question_versions', questionFields, draft, {
        computed: {
          question_id: sql`${id}::uuid`,
          number: sql`(select max(number) + 1 from question_versions where question_id = ${id})`,
          alternatives: sql`(
            select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text) order by place), '[]')
            from choices)`,
          right_alternative_id: sql`(select id from choices where is_right)`,
          regrades: sql`${regrades}::boolean`,
        },
      })}
      returning id
    )
    update questions set version_id = version.id from version where questions.id = ${id}`);
}
