import { answerLimits } from '@sabia/domain/attempts/answer-limits.ts';
import { taxonomyKinds, termsLimit } from '@sabia/domain/taxonomy/taxonomy.ts';
import { keptMergesBytes } from '@sabia/domain/taxonomy/term-merge.ts';
import { weightingsLimit } from '@sabia/domain/mock-exams/score-weighting.ts';
import { usualLimits } from '../../src/platform/auth/identity/identity-limits.ts';
import { writeBudget } from '../../src/platform/http/write-budget.ts';

/** A file of the repository, and a word in it: the constant that states a limit, or the title of the test that holds it. */
type Place = readonly [path: string, word: string];

/** A limit that one place in the code states and one test holds. */
export interface Bound {
  limit: string;
  bytes: number;
  where: Place;
  test: Place;
}

/** Of a table: a bound, or rows that a unique index holds, with the bytes of their columns without a fixed length. */
export type TableLimit =
  | { by: Grower; bound: Bound }
  | { by: Grower; oneFor: readonly string[]; texts: number }
  | { by: 'nobody'; because: string };

type Grower = 'visitors' | 'learners' | 'administrators';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('en')} MB`;

const requestsTest = [
  'api/src/platform/http/write-budget.test.ts',
  'the bytes of a day allow so many',
] as const;
const requestsOf = (who: 'learner' | 'administrator' | 'network', of: string): Bound => ({
  limit: `${megabytes(writeBudget[who])} of requests of ${of} in 24 hours`,
  bytes: writeBudget[who],
  where: ['api/src/platform/http/write-budget.ts', `${who}: `],
  test: requestsTest,
});

const studies: TableLimit = { by: 'learners', bound: requestsOf('learner', 'a learner') };
const authored: TableLimit = {
  by: 'administrators',
  bound: requestsOf('administrator', 'an administrator'),
};

const answered: TableLimit = {
  by: 'learners',
  bound: {
    limit: `${megabytes(answerLimits.bytesADay)} of answers of a learner on a day, ${megabytes(answerLimits.textBytes)} of responses of an attempt`,
    bytes: answerLimits.bytesADay,
    where: ['domain/src/attempts/answer-limits.ts', 'bytesADay'],
    test: ['api/src/attempts/answer-budget.test.ts', 'the limit of a day refuses answers'],
  },
};

/** Sign-ups, codes and sign-ins: rows of a network in a day, as identity-limits.ts counts them, and the bytes of a row. */
const identified = (perDay: number, bytes: number, word: string, title: string): TableLimit => ({
  by: 'visitors',
  bound: {
    limit: `${perDay.toLocaleString('en')} rows of ${bytes} bytes of a network on a day`,
    bytes: perDay * bytes,
    where: ['api/src/platform/auth/identity/identity-limits.ts', word],
    test: ['api/src/platform/auth/identity/identity-limits.test.ts', title],
  },
});
/** Requests of ten minutes, in a day. */
const inADay = (requests: number) => requests * 6 * 24;
const emailed = (bytes: number) =>
  identified(
    usualLimits.emailsPerNetworkInADay,
    bytes,
    'emailsPerNetworkInADay',
    'of many sign-ups in one network are refused',
  );
const requested = (bytes: number) =>
  identified(
    inADay(usualLimits.requests.others),
    bytes,
    'requests:',
    'are limited per network in ten minutes',
  );

const one = (by: Grower, oneFor: string, texts = 0): TableLimit => ({
  by,
  oneFor: oneFor.split(' '),
  texts,
});
const nobody = (because: string): TableLimit => ({ by: 'nobody', because });
const swept = nobody(
  'A job counts what is there: one row of each course, exam or question, by days.',
);

/** Every table of the database. */
export const tableLimits: Readonly<Record<string, TableLimit>> = {
  access_entries: studies,
  answer_quotas: one('learners', 'user_id'),
  answers: answered,
  area_questions: one('administrators', 'question_id'),
  attempt_contacts: {
    by: 'learners',
    bound: {
      limit: `${answerLimits.contacts.toLocaleString('en')} rows of an attempt, and one for each of ${answerLimits.devices} devices`,
      bytes: (answerLimits.contacts + answerLimits.devices) * 150,
      where: ['domain/src/attempts/answer-limits.ts', 'contacts:'],
      test: ['api/src/attempts/answer-log.test.ts', 'takes 1,000 contacts'],
    },
  },
  assignment_extensions: one('learners', 'assignment_id user_id'),
  assignment_reminder_emails: one('learners', 'assignment_id user_id'),
  assignment_reminders: one('learners', 'assignment_id day'),
  assignments: studies,
  attempt_scores: one('learners', 'attempt_id area_id'),
  attempt_scorings: one('learners', 'attempt_id'),
  attempts: answered,
  booklet_items: authored,
  booklets: authored,
  calibrated_questions: one('administrators', 'question_id'),
  calibrations: one('administrators', 'practice_exam_id', 2000),
  certificates: one('learners', 'user_id course_id', 2000),
  charges: studies,
  class_codes: one('administrators', 'class_id', 20),
  mock_exam_booklets: authored,
  mock_exam_cards: studies,
  mock_exam_classes: authored,
  mock_exam_days: authored,
  mock_exam_events: authored,
  mock_exam_people: authored,
  mock_exam_readings: studies,
  mock_exam_seals: authored,
  mock_exam_sheets: studies,
  class_items: authored,
  class_members: studies,
  class_notices: studies,
  gradebook_closings: studies,
  gradebook_marks: studies,
  gradebook_rules: studies,
  classes: authored,
  closed_identities: studies,
  consents: studies,
  content_progressions: one('learners', 'user_id content_id', 2000),
  contents: authored,
  course_imports: authored,
  course_progressions: one('learners', 'user_id course_id'),
  course_rounds: studies,
  course_structures: authored,
  course_terms: authored,
  courses: authored,
  data_reads: authored,
  deletion_codes: one('learners', 'user_id', 200),
  drop_off_tallies: swept,
  enrolment_tallies: swept,
  email_changes: one('administrators', 'user_id', 1000),
  enem_files: nobody('A process writes one row of each file of the product when it starts.'),
  error_notebook_blanks: one('learners', 'user_id attempt_id'),
  error_notebook_cards: one('learners', 'user_id question_id', 2000),
  error_notebook_essay_cards: one('learners', 'attempt_id question_id criterion comment', 2000),
  error_notebook_essay_reviews: studies,
  error_notebook_reviews: studies,
  error_notebooks: one('learners', 'user_id'),
  essay_corrections: authored,
  essay_results: authored,
  exam_areas: authored,
  exam_scales: authored,
  exam_scorings: one('administrators', 'practice_exam_id'),
  exam_tallies: swept,
  extra_times: authored,
  files: {
    by: 'learners',
    bound: {
      limit: '500 MB of uploads of a learner on a day, ten times as much of an administrator',
      bytes: 500_000_000,
      where: ['api/src/platform/config/config.ts', 'UPLOAD_DAILY_MB'],
      test: ['api/src/files/upload-quota.test.ts', 'the quota of the day counts them all'],
    },
  },
  // The weights of at most 5,000 answers that people correct.
  grade_notices: one('learners', 'attempt_id', 300_000),
  graded_answers: answered,
  guardians: one('learners', 'user_id', 500),
  'identity.account': one('visitors', 'providerId accountId', 5000),
  'identity.codes': one('visitors', 'email', 500),
  'identity.jwks': nobody('The server makes its signing keys.'),
  'identity.provider_sign_ins': requested(1000),
  'identity.rate_limits': requested(500),
  'identity.session': {
    by: 'learners',
    bound: {
      limit: '50 rows of an account, of at most 1,000 bytes',
      bytes: 50_000,
      where: ['api/migrations/0002-identity.sql', 'offset 50'],
      test: [
        'api/src/platform/auth/identity/session-limit.test.ts',
        'keeps its newest 50 sessions',
      ],
    },
  },
  'identity.sign_ups': emailed(2000),
  'identity.user': emailed(2000),
  'identity.verification': requested(1000),
  instructors: authored,
  invitations: one('administrators', 'user_id', 1000),
  item_parameters: authored,
  job_emails: one('learners', 'kind key', 2000),
  learner_tallies: swept,
  live_attendances: one('learners', 'user_id live_id'),
  live_calendar_feeds: one('learners', 'user_id', 200),
  live_reminders: one('learners', 'user_id live_id'),
  live_terms: authored,
  lives: authored,
  past_content_progressions: studies,
  plans: authored,
  practice_exam_terms: authored,
  practice_exams: authored,
  progress_devices: studies,
  public_changes: authored,
  question_banks: authored,
  question_bulk_changes: authored,
  question_parameters: one('administrators', 'question_id', 1000),
  question_annulments: authored,
  question_tallies: swept,
  question_versions: authored,
  questions: authored,
  reading_settings: one('learners', 'user_id', 1000),
  regradings: authored,
  refunds: authored,
  refund_requests: one('learners', 'charge_id', 200),
  revisions: authored,
  roll_marks: studies,
  rubric_versions: authored,
  rubrics: authored,
  saved_comments: studies,
  score_weightings: {
    by: 'administrators',
    bound: {
      limit: `${weightingsLimit} rows of the school`,
      bytes: weightingsLimit * 500,
      where: ['domain/src/mock-exams/score-weighting.ts', 'weightingsLimit = '],
      test: ['api/src/mock-exams/score-weightings.test.ts', 'are at most 50'],
    },
  },
  scales: authored,
  schema_migrations: nobody('The command migrate writes one row of each migration.'),
  school: one('administrators', 'is_only', 1_000_000),
  section_progressions: one('learners', 'user_id section_id'),
  sections: authored,
  study_days: one('learners', 'user_id day'),
  subscriptions: studies,
  tallied_learners: swept,
  terms: {
    by: 'administrators',
    bound: {
      limit: `${termsLimit} rows of each of ${taxonomyKinds.length} kinds, of at most 400 bytes`,
      bytes: termsLimit * taxonomyKinds.length * 400,
      where: ['domain/src/taxonomy/taxonomy.ts', 'termsLimit'],
      test: ['api/test/terms-limit.test.ts', 'the last one is taken, the next refused'],
    },
  },
  term_merges: {
    by: 'administrators',
    bound: {
      limit: `${megabytes(keptMergesBytes)}, the newest merges`,
      bytes: keptMergesBytes,
      where: ['domain/src/taxonomy/term-merge.ts', 'keptMergesBytes'],
      test: ['api/src/taxonomy/merges.test.ts', 'the oldest are forgotten'],
    },
  },
  trail_contents: authored,
  first_answers: one('learners', 'user_id'),
  trail_progressions: one('learners', 'user_id trail_id'),
  trail_structures: authored,
  trails: authored,
  training_questions: studies,
  trainings: studies,
  upload_quotas: one('learners', 'user_id day'),
  user_imports: authored,
  users: emailed(10_000),
  weekly_goals: one('learners', 'user_id'),
};

/** The memory of a process that persons can fill. */
export const memoryLimits: Readonly<Record<string, Bound>> = {
  'drawings of formulas': {
    limit: '16 MB, the last used',
    bytes: 16 * 1024 * 1024,
    where: ['api/src/platform/formulas/draw-formula.ts', 'mostCharacters'],
    test: ['api/src/platform/formulas/formulas.test.ts', 'are drawn up to the limit of a reply'],
  },
  'replies that visitors share': {
    limit: '8 MB, the last used',
    bytes: 8 * 1024 * 1024,
    where: ['api/src/platform/http/visitor-cache.ts', 'mostBytes'],
    test: ['api/src/platform/site/server-rendering.test.ts', 'it('],
  },
  'counts of requests': {
    limit: '100,000 users and networks of 200 bytes in each limiter',
    bytes: 100_000 * 200,
    where: ['api/src/platform/http/limiter.ts', 'capacity = 100_000'],
    test: ['api/src/platform/http/limiter.test.ts', 'evicts the oldest key above its capacity'],
  },
  'images that wait': {
    limit: 'one of each user, of 30 users, of 20 MB',
    bytes: 30 * 20_000_000,
    where: ['api/src/files/files.routes.ts', 'mostWaiting = 30'],
    test: ['api/src/files/upload-queue.test.ts', 'when thirty users wait, the next one is 503'],
  },
};
