import type { z } from 'zod';
import type { RevisionAct, RevisionKind } from './history/revision.ts';
import type { PublicationKind } from './publications/publication.ts';
import type { DataReadKind } from './privacy/data-read.ts';
import type { RefusalCode } from './refusal.ts';

/** The part of the input with the user of the request, and the kind of identifier. */
export interface Subject {
  in: 'params.id' | 'params.userId' | 'params.email' | 'body.userId';
  by: 'id' | 'providerId' | 'email';
}

/**
 * The class or course that an operation is about: its kind, and its location in the request. `attempt`: a class that studies
 * its exam, and of which its author is a student. `mock exam`: one of the classes of the event. `any class`: the request names none.
 */
export type Taught =
  | { of: 'class' | 'course' | 'mock exam'; in: 'params.id' }
  | { of: 'attempt'; in: 'params.attemptId' }
  | { of: 'any class'; in: null };

/**
 * Users who may call an operation. `self`: the signed-in user named in the input, or an admin. `teacher`: a user who teaches
 * the class or course of the request (product.md CL9), or an admin; to others it is not found (`any class`: not theirs). `leads`: without monitors.
 */
export type Audience =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'self'; subject: Subject }
  | { kind: 'teacher'; taught: Taught; leads: boolean }
  | { kind: 'admin' };

export const everyone = { kind: 'public' } as const satisfies Audience;
export const signedIn = { kind: 'signed-in' } as const satisfies Audience;
export const admin = { kind: 'admin' } as const satisfies Audience;
export const self = (place: Subject['in'], by: Subject['by'] = 'id') =>
  ({ kind: 'self', subject: { in: place, by } }) as const satisfies Audience;

export const teacher = (of: 'class' | 'course', { leads = false } = {}) =>
  ({ kind: 'teacher', taught: { of, in: 'params.id' }, leads }) as const satisfies Audience;

/** Users who correct the attempt of the request (product.md RUB5). */
export const correctorOfAttempt = {
  kind: 'teacher',
  taught: { of: 'attempt', in: 'params.attemptId' },
  leads: false,
} as const satisfies Audience;

/** Users who read the answer cards of a class of the mock exam event (product.md MOCK14). */
export const mockExamReader = {
  kind: 'teacher',
  taught: { of: 'mock exam', in: 'params.id' },
  leads: false,
} as const satisfies Audience;

/** Those of them who teach a class: monitors may be students of the school, and an answer key helps their friends. */
export const mockExamTeacher = { ...mockExamReader, leads: true } as const satisfies Audience;

/** Users who correct attempts or read answer cards of a class, whichever. */
export const corrector = {
  kind: 'teacher',
  taught: { of: 'any class', in: null },
  leads: false,
} as const satisfies Audience;

/**
 * The content that an operation changes. The API serves such an operation in one transaction, which also
 * writes the next revision of the entity; its handler gets the transaction.
 */
export type Recorded =
  | { kind: RevisionKind; what: 'CREATED'; id: 'reply.id' }
  | {
      /** The kind of the entity, or its location in the request. */
      kind: RevisionKind | 'params.kind' | 'body.kind';
      /** Default CHANGED. */
      what?: Exclude<RevisionAct, 'CREATED' | 'IMPORTED'>;
      /** Location of the id, or of several ids, in the request. */
      id: 'params.id' | 'params.sectionId' | 'body.courseId' | 'body.trailId' | 'body.ids';
      /** The id is that of a part of the entity: of an item of the trail. */
      isPart?: true;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of the API as an object: served by the API, called by the web, source of documents and tests. */
export interface Operation {
  /** `METHOD /path` relative to /v1, with `{names}` of path parameters; unique. */
  route: `${Method} /${string}`;
  /** A second path for the same call (product.md API1). */
  alsoAt?: `/${string}`;
  summary: string;
  audience: Audience;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A malformed parameter names nothing: it answers 404, where others answer 400 (product.md API9). */
  malformedIsNotFound?: true;
  /** The reply's `revision` is the ETag; a change with an outdated If-Match is refused. */
  versioned?: true;
  /** It begins a session, with a cookie: a page of another site must not send it. */
  beginsSession?: true;
  /** Forms of the administration begin with the reply: administrators get the sources of its formulas (product.md V15). */
  isEdited?: true;
  /** Without `reply` and `file` the response is a 204. */
  reply?: z.ZodType;
  /** There may be nothing to reply: the handler then answers null, and the response is a 204. */
  mayBeEmpty?: true;
  /** Media type of a reply that is a file instead of JSON. */
  file?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'application/zip'
    | 'image/png'
    | 'text/calendar'
    | 'text/csv; charset=utf-8';
  /** 201 for a create; a repetition may answer 200. Default 200. */
  status?: 200 | 201;
  /** The content that it changes, if any has a history. */
  records?: Recorded;
  /** Kind of personal data that it shows to administrators; recorded in the access audit log. */
  shows?: DataReadKind;
  /** Location of the shown users in the reply; a `self` operation shows its subject. */
  showsWhom?:
    | 'id'
    | 'userId'
    | 'personId'
    | '*.id'
    | 'items.*.id'
    | 'items.*.userId'
    | 'people.*.id'
    | 'people.*.personId'
    | 'students.*.userId';
  /**
   * Location of the exam in the reply. The log then has one entry of a person about a user, an exam and a day
   * (product.md R8).
   */
  showsOf?: 'examId';
  /**
   * Location of the class in the request. The log then has one entry of a person about a class and a day (product.md CL8).
   */
  showsIn?: 'params.id';
  /**
   * The viewer may open every file that the reply names, also without a subscription. A reply that
   * repeats texts of learners must not declare it.
   */
  sharesFiles?: true;
  /**
   * The reply to a visitor depends on public data and on the time only: one is kept for all visitors. A table that it
   * reads records its changes (api/src/platform/db/public-changes.ts).
   */
  sharedByVisitors?: true;
  /** A lower rate limit than the general one, for expensive operations and those that help guessing. */
  limitPerMinute?: number;
  /** It stores copies of what is there: its body says nothing of the bytes that it writes (docs/limits.md). */
  copies?: true;
  /** Rate limit of operations that send an e-mail. */
  emailsPerHour?: number;
  /**
   * Fields of the entity that the body can't set, each with the operation that does, or null where the server
   * does. A value is refused (product.md API13); the stored one is accepted, because clients send entities back as they
   * read them, and an empty one, because forms send it. Of an operation with this list and of a change whose route reads
   * the stored entity, every field of the reply that the body lacks is one of these. A path goes through lists by `*`:
   * `alternatives.*.questionId`.
   */
  setElsewhere?: Readonly<Record<string, `${Method} /${string}` | null>>;
  /**
   * The kind of entity that the body publishes by `isActive: true`: it is verified before, unless the query says
   * `verification=skip` (product.md PUB2).
   */
  publishes?: PublicationKind;
  /** The body can also be a form (multipart/form-data), whose file is an object { fileName, contentBase64 } in this field. */
  takesForm?: { field: string; contentType: string };
  /** The file of the body is read and not stored: the request writes as much as one without it (docs/limits.md). */
  discardsFile?: true;
  /** Maximum size of the request in bytes. Default 1 MiB. */
  bodyLimit?: number;
  /** Refusals in addition to those implied by audience and input. */
  refusals?: readonly RefusalCode[];
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type InputPart<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { [k in K]?: z.input<S> }
    : { [k in K]: z.input<S> }
  : unknown;

/** The validated input of a handler. */
export interface InputOf<O extends Operation> {
  params: Output<O['params']>;
  query: Output<O['query']>;
  body: Output<O['body']>;
}

/** The result of a handler; the reply schema selects the fields that are sent. */
export type ReplyOf<O extends Operation> = Input<O['reply']>;

/** Input and reply of a caller. */
export type CallOf<O extends Operation> = InputPart<'params', O['params']> &
  InputPart<'query', O['query']> &
  InputPart<'body', O['body']>;
export type AnswerOf<O extends Operation> = O extends { mayBeEmpty: true }
  ? Output<O['reply']> | undefined
  : Output<O['reply']>;

/** Declares an operation with its literal types. */
export const operation = <const O extends Operation>(declared: O): O => declared;

export function methodOf(declared: Operation): Method {
  return declared.route.slice(0, declared.route.indexOf(' ')) as Method;
}

export function pathOf(declared: Operation): string {
  return declared.route.slice(declared.route.indexOf(' ') + 1);
}
