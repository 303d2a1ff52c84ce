import type { z } from 'zod';
import type { RevisionAct, RevisionKind } from './history/revision.ts';
import type { DataReadKind } from './privacy/data-read.ts';
import type { RefusalCode } from './refusal.ts';

/** Where the input names the user that a call is about, and by which of their identifiers. */
export interface Subject {
  in: 'params.id' | 'params.userId' | 'body.userId';
  by: 'id' | 'providerId';
}

/** Who is let in. `self`: the signed-in user that the call is about, or an admin. */
export type Audience =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'self'; subject: Subject }
  | { kind: 'admin' };

export const everyone = { kind: 'public' } as const satisfies Audience;
export const signedIn = { kind: 'signed-in' } as const satisfies Audience;
export const admin = { kind: 'admin' } as const satisfies Audience;
export const self = (place: Subject['in'], by: Subject['by'] = 'id') =>
  ({ kind: 'self', subject: { in: place, by } }) as const satisfies Audience;

/**
 * The content that an operation changes. The API serves such an operation in one transaction, which also
 * writes the next revision of the entity; its handler gets the transaction.
 */
export type Recorded =
  | { kind: RevisionKind; what: 'CREATED'; id: 'reply.id' }
  | {
      /** The kind of the entity, or where the request says it. */
      kind: RevisionKind | 'params.kind' | 'body.kind';
      /** Default CHANGED. */
      what?: Exclude<RevisionAct, 'CREATED' | 'IMPORTED'>;
      /** Where the request has the id of the entity, or several. */
      id: 'params.id' | 'params.sectionId' | 'body.courseId' | 'body.trailId' | 'body.ids';
      /** The id is that of a part of the entity: of an item of the trail. */
      isPart?: true;
    };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A call of the API as an object: the API serves it, the web calls it, documents and tests are made from it. */
export interface Operation {
  /** `METHOD /path`, with `{names}` of path parameters; relative to /v1. It is the operation's identity. */
  route: `${Method} /${string}`;
  /** A second path for the same call, where the specification can be read in two ways (product.md API1). */
  alsoAt?: `/${string}`;
  summary: string;
  audience: Audience;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The reply's `revision` is its ETag; a change carries one in If-Match to be refused when there is a newer. */
  versioned?: true;
  /** Absent, and without a `file`: the answer is a 204 without a body. */
  reply?: z.ZodType;
  /** The media type of an answer that is a file instead of JSON. */
  file?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'application/zip'
    | 'text/calendar'
    | 'text/csv; charset=utf-8';
  /** 201 for what creates (it may still answer 200 where a repeat finds what is there). Default 200. */
  status?: 200 | 201;
  /** The content that it changes, if any has a history. */
  records?: Recorded;
  /** What of other people it shows to an administrator: noted, for those people to read. */
  shows?: DataReadKind;
  /** Where the answer names them; a `self` operation shows its subject. */
  showsWhom?: 'id' | '*.id' | 'items.*.id' | 'items.*.userId' | 'people.*.id';
  /** A lower limit of requests than the common one, where an answer is worth guessing for or dear. */
  limitPerMinute?: number;
  /** The limit instead, where each call makes a letter leave. */
  emailsPerHour?: number;
  /** Bytes of the request, where it brings a file. Default 1 MiB. */
  bodyLimit?: number;
  /** The refusals that this operation adds to those which its audience and input imply. */
  refusals?: readonly RefusalCode[];
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Given<K extends string, S> = S extends z.ZodType
  ? Record<string, never> extends z.input<S>
    ? { [k in K]?: z.input<S> }
    : { [k in K]: z.input<S> }
  : unknown;

/** What a handler receives, validated. */
export interface InputOf<O extends Operation> {
  params: Output<O['params']>;
  query: Output<O['query']>;
  body: Output<O['body']>;
}

/** What a handler returns; the reply schema shapes it, so no column leaks. */
export type ReplyOf<O extends Operation> = Input<O['reply']>;

/** What a caller gives, and what it gets. */
export type CallOf<O extends Operation> = Given<'params', O['params']> &
  Given<'query', O['query']> &
  Given<'body', O['body']>;
export type AnswerOf<O extends Operation> = Output<O['reply']>;

/** Declares an operation; only types happen here. */
export const operation = <const O extends Operation>(declared: O): O => declared;

export function methodOf(declared: Operation): Method {
  return declared.route.slice(0, declared.route.indexOf(' ')) as Method;
}

export function pathOf(declared: Operation): string {
  return declared.route.slice(declared.route.indexOf(' ') + 1);
}
