import type { AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import type { ExamKey } from '@sabia/domain/exams/exam-ids.ts';
import type { BlankTime } from '@sabia/domain/attempts/blank-times.ts';
import type { SubmittedAnswer } from './attempts/answer-log.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import type { TaxonomyKind, Term, TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { Database } from './platform/db/database.ts';
import type { FileStorage } from './platform/files/file-storage.ts';

interface LearnerInCourse {
  courseId: string;
  userId: string;
}

export interface RegradedAttempt extends ExamKey {
  id: string;
  userId: string;
  isApproved: boolean;
}

/** The copy of a question, and its original. */
export interface CopiedQuestion {
  id: string;
  originalId: string;
}

/** The area that a question had before it left its practice exam. */
export interface FormerArea {
  questionId: string;
  areaId: string;
  language: number | null;
}

/** The rows that the replacement of a term changed, by the part of the product; null without any. */
export type ReplacedUses<Part extends string = string> = Readonly<
  Record<Part, readonly unknown[] | null>
>;

/** A merge whose term `from` exists again; `parts` are those of its `ReplacedUses`, which `mergedUses` reads. */
export interface ReturnedTerm {
  mergeId: string;
  kind: TaxonomyKind;
  /** Ids of terms. */
  from: string;
  into: string;
  parts: readonly string[];
}

/**
 * Domain events: something has happened in one feature, and other features follow it up in the same
 * transaction. A command calls `emit`, and subscribers.ts lists the functions that handle each event,
 * which run one after the other in that order. So the command knows no subscriber: features import this file, and of
 * each other only queries, and commands of the features below them in `.dependency-cruiser.cjs`. subscribers.ts registers its list, which
 * is the same in every process and every test, when it is imported.
 */
export interface DomainEvents {
  /** Users have completed courses: by progress, or because a course was changed. */
  'course.completed': {
    completions: readonly { courseId: string; userId: string }[];
    now: Date;
  };
  'trail.completed': {
    completions: readonly { trailId: string; userId: string }[];
    now: Date;
  };
  /** A request is about to show a user whose courses have changed since their progress was computed. */
  'progress.outdated': { userId: string; now: Date };
  /** The same with trails. */
  'trails.outdated': { userId: string; now: Date };
  /** A learner hands in an attempt at a content that counts in a course: its submission is progress there. */
  'attempt.handed-in': {
    attemptId: string;
    userId: string;
    contentId: string;
    courseId: string;
    answers: readonly SubmittedAnswer[];
    blankTimes: readonly BlankTime[];
    now: Date;
  };
  /** The answers of an attempt have become final. */
  'attempt.submitted': DomainEvents['attempt.corrected'] & {
    /** The exam has a scale, which stays as it is until the end of the transaction. */
    hasScale: boolean;
  };
  /** All answers to a question are graded by another key or weight, or an exam has annulled it. */
  'question.regraded': { questionId: string };
  /** Questions have copies, in the same place or in another one. */
  'questions.copied': { copies: readonly CopiedQuestion[] };
  /** The undo of a bulk change has moved questions back; `areas` are those that they had in their practice exam. */
  'questions.returned': { areas: readonly FormerArea[] };
  /** A learner has answered a question of a training. */
  'question.trained': { userId: string; questionId: string; isRight: boolean; now: Date };
  /** An answer of a submitted attempt has got its credit, or another one, from a person. */
  'attempt.corrected': ExamKey & {
    attemptId: string;
    userId: string;
    /** The practice exam finds out the level of the user. */
    isLeveling: boolean;
    result: AttemptResult;
    now: Date;
  };
  /** Submitted attempts have another grade, by a question or, at contents, by a correction. */
  'answers.regraded': {
    attempts: readonly RegradedAttempt[];
    now: Date;
  };
  /** Grades of learners in courses are about to change. The command holds the locks of the learners. */
  'grades.changing': { learners: readonly LearnerInCourse[]; now: Date };
  /** The grades of these learners have changed. */
  'grades.changed': DomainEvents['grades.changing'];
  /** A user has watched a live, or its recording, for the first time. */
  'live.attended': { liveId: string; userId: string; now: Date };
  /** A term is about to be deleted, and another one takes its place wherever it is used. */
  'term.replaced': TermReplacement;
  /** The merge of a term is undone: rows that are as the merge left them get the term back. */
  'term.returned': ReturnedTerm;
  /** An instructor is about to be deleted. */
  'instructor.deleted': { instructorId: string };
  /** A level is about to get another title. */
  'level.renamed': { level: Term };
  /** The ledger says until when everything is open to users: null if it is not, `infinity` without an end. */
  'access.changed': {
    access: readonly {
      userId: string;
      accessUntil: string | null;
      /** Access that the school gave; null without any. */
      grantedFrom: string | null;
      grantedUntil: string | null;
    }[];
    now: Date;
  };
  /** A user keeps the data of a payer in their profile. */
  'payer.kept': { userId: string; payer: Payer; now: Date };
  /** The study of users begins or ceases to count in the figures of the school. */
  'users.recounted': { userIds: readonly string[] };
  /** A class is about to get this time zone, which may be the one that it has. */
  'class.moving': { classId: string; timeZone: string; now: Date };
  /** A sheet of users has named classes. */
  'users.imported': { members: readonly { userId: string; classId: string }[]; now: Date };
  /** The import of users at `importedAt` is undone for these users, whom it had updated. */
  'users.restored': { userIds: readonly string[]; importedAt: string; now: Date };
  /** The user of an invitation is about to be deleted, because another one has accepted it. */
  'invitation.accepted': { from: string; to: string };
  /** A user has deleted their account; `keepsName`: their certificates go on saying whose they are. */
  'user.deleted': {
    userId: string;
    keepsName: boolean;
    files: Pick<FileStorage, 'remove'>;
    now: Date;
  };
}

type EventName = keyof DomainEvents;

/** The results of the functions that handle an event, where its command asks for them. */
interface Results {
  'term.replaced': ReplacedUses;
  /** The number of rows that have the term again. */
  'term.returned': number;
}
type ResultOf<Name extends EventName> = Name extends keyof Results ? Results[Name] : unknown;

/** The functions that handle each event, in their order. */
export type Subscribers = {
  readonly [Name in EventName]: readonly ((
    tx: Database,
    event: DomainEvents[Name],
  ) => Promise<ResultOf<Name>>)[];
};

let registered: Subscribers | undefined;

export function register(subscribers: Subscribers): void {
  registered = subscribers;
}

/** Calls the subscribers of an event; returns their results. If one of them fails, so does the transaction. */
export async function emit<Name extends EventName>(
  tx: Database,
  name: Name,
  event: DomainEvents[Name],
): Promise<ResultOf<Name>[]> {
  if (!registered) throw new Error('subscribers.ts has to be imported before a command runs');
  const results: ResultOf<Name>[] = [];
  for (const handle of registered[name]) results.push(await handle(tx, event));
  return results;
}
