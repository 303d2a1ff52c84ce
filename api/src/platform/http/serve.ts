import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  methodOf,
  pathOf,
  type InputOf,
  type Operation,
  type ReplyOf,
} from '@sabia/domain/operation.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  admit,
  admitSubject,
  admitTeacher,
  subjectIn,
  type FindTeachingRole,
} from './admission.ts';
import { requireValidToken } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { replyDrawings, replyFormulas } from '../formulas/reply-formulas.ts';
import { encodingFor } from './compression.ts';
import { matchesETag } from './etag.ts';
import type { RecordAccess } from './access-audit.ts';
import type { CheckPublication } from './check-publication.ts';
import { idsAt } from './ids-at.ts';
import type { RecordRevision } from './record-revision.ts';
import { NamedFile } from './named-file.ts';
import { formulaCheck, inputReader, readParams } from './read-input.ts';
import { replySerializer } from './reply-serializer.ts';
import { requireOwnOrigin } from './own-origin.ts';
import { impersonatedViewer } from './impersonation.ts';
import { sentBackReader, type ReadStored } from './sent-back.ts';
import { keyOf, sendToVisitor, sharedReply, type VisitorCache } from './visitor-cache.ts';

/**
 * Validated input, and the user who makes the request, null only where the operation is public. An
 * operation with `records` gets the transaction in which its revision is written.
 */
export type HandlerInput<O extends Operation> = InputOf<O> & {
  viewer: O['audience'] extends { kind: 'public' } ? Viewer | null : Viewer;
  /** True for administrators, also during an impersonation. */
  canSeeInactive: boolean;
  /** The Cookie header. */
  cookies: string | undefined;
} & (O['records'] extends object ? { tx: Database } : unknown);

/** Answers 201 with the created entity and its location. */
export class Created<T> {
  readonly reply: T;
  readonly location: string;
  constructor(location: string, reply: T) {
    this.location = location;
    this.reply = reply;
  }
}

/** A file that is created while it is sent; clients show the progress by `size`, in bytes. */
export class FileStream {
  readonly bytes: Readable;
  readonly size: number;
  constructor(bytes: Readable, size: number) {
    this.bytes = bytes;
    this.size = size;
  }
}

/** A file with personal data of `people`, for the access audit log. */
export class PersonalDataFile {
  readonly bytes: Buffer;
  readonly people: readonly { id: string }[];
  constructor(bytes: Buffer, people: readonly { id: string }[]) {
    this.bytes = bytes;
    this.people = people;
  }
}

/** A file whose bytes change with its ETag only: clients keep it, and ask by the ETag if it is still the same. */
export class TaggedFile {
  readonly bytes: Buffer;
  readonly cacheControl: string;
  readonly etag: string;
  constructor(bytes: Buffer, cacheControl = 'private, no-cache') {
    this.bytes = bytes;
    this.cacheControl = cacheControl;
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  }
}

/** A reply that starts a session, with its Set-Cookie headers. */
export class WithCookies<T> {
  readonly reply: T;
  readonly cookies: string[];
  constructor(reply: T, cookies: string[]) {
    this.reply = reply;
    this.cookies = cookies;
  }
}

type Answer<O extends Operation> = O['file'] extends string
  ? Buffer | FileStream | NamedFile | PersonalDataFile | TaggedFile
  : O['reply'] extends z.ZodType
    ? O['status'] extends 201
      ? Reply<O> | Created<Reply<O>> | (O['mayBeEmpty'] extends true ? null : never)
      : Reply<O> | WithCookies<Reply<O>>
    : void;

/** The revision of a change is added to its reply by `serve`. */
type Reply<O extends Operation> = O['records'] extends object
  ? ReplyOf<O> extends { revision?: unknown }
    ? Omit<ReplyOf<O>, 'revision'>
    : ReplyOf<O>
  : ReplyOf<O>;

/** Record revisions and accesses to personal data; implemented by the features that store them. */
export interface Recorders {
  recordRevision: RecordRevision;
  recordAccess: RecordAccess;
  /** Verifies an entity that a change activates. */
  checkPublication: CheckPublication;
  /** Signs the addresses of paid files in a reply, as JSON text, for its viewer. */
  signFiles: (viewer: Viewer | null, operation: Operation, json: string) => Promise<string>;
  /** Recomputes what the replies show of a user, before an administrator reads it. */
  recomputeUser: (userId: string) => Promise<void>;
  /** Finds the role in which a user teaches; for operations of the audience `teacher`. */
  findTeachingRole: FindTeachingRole;
  /** The origin of the site's own pages. */
  publicUrl: string;
  visitorCache: VisitorCache;
}

interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | null;
  canSeeInactive: boolean;
  cookies: string | undefined;
}

export interface Served {
  operation: Operation;
  handle: (input: never) => Promise<unknown>;
  readStored?: ReadStored | undefined;
  /** The operation whose reply has the form of the stored entity, if the change replies with less. */
  shownBy?: Operation | undefined;
  /** Refuses every request, before its input is read, while the operation is not configured. */
  requireConfigured?: (() => void) | undefined;
}

/**
 * Connects an operation with the function that handles it. `readStored`: of a change, reads the entity as its read
 * operation shows it, so that it can be sent back as it was read (product.md API13).
 */
export const on = <O extends Operation>(
  operation: O,
  handle: (input: HandlerInput<O>) => Promise<Answer<O>>,
  readStored?: (
    input: Pick<HandlerInput<O>, 'params' | 'canSeeInactive'> & { viewer: Viewer },
  ) => Promise<object>,
  shownBy?: Operation,
): Served => ({ operation, handle, readStored: readStored as ReadStored | undefined, shownBy });

/** An operation that refuses every request while it is not configured. */
export const onlyConfigured = (requireConfigured: () => void, served: Served): Served => ({
  ...served,
  requireConfigured,
});

/** The entity; refuses with `not_found` if it is null. */
export function orNotFound<T>(entity: T | null): T {
  if (entity === null) throw new Refusal('not_found');
  return entity;
}

/**
 * Registers the route of an operation: authorizes the user, validates the input, runs the handler, and
 * records the revision and the access to personal data as the operation declares.
 */
export function serve(
  app: FastifyInstance,
  { operation, handle, readStored, shownBy, requireConfigured }: Served,
  {
    recordRevision,
    checkPublication,
    recordAccess,
    signFiles,
    recomputeUser,
    findTeachingRole,
    publicUrl,
    visitorCache,
  }: Recorders,
): void {
  const { write: serialize, writeShared, writeSources } = replyWriters(operation);
  const respond = responder(operation, serialize);
  const readInput = inputReader(operation);
  const respondToAuthor = responder(operation, writeSources);
  const refuseWrongFormulas = formulaCheck(operation);
  const shared =
    operation.sharedByVisitors && writeShared
      ? forAllVisitors(operation, readInput, visitorCache, async (input) =>
          signFiles(null, operation, await writeShared(await handle(input as never))),
        )
      : null;
  const readSentBack = sentBackReader(
    { ...operation, reply: shownBy?.reply ?? operation.reply },
    readStored,
  );
  const { records, versioned } = operation;
  const run = async (
    input: AnyInput,
    { ifMatch, unchanged }: { ifMatch: readonly number[] | null; unchanged: object | null },
  ) => {
    const { params, body, viewer } = input;
    if (unchanged && !(records && ifMatch)) return unchanged;
    if (!records || !viewer) return handle(input as never);
    const change = async (tx: Database) => {
      const handled = async () => {
        const answer = unchanged ?? (await handle({ ...input, tx } as never));
        return { answer, reply: replyIn(answer) };
      };
      const published = publishedBy(operation, input);
      return published ? checkPublication(tx, published, handled) : handled();
    };
    const request = { params, body, viewer, ifMatch };
    const { result, revision } = await recordRevision(records, request, change);
    visitorCache.expire();
    return withRevision(result.answer, revision);
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    requireValidToken(request);
    const { viewer, canSeeInactive } = impersonatedViewer(request, operation);
    requireConfigured?.();
    if (shared && !request.viewer) return shared(request, reply);
    if (operation.beginsSession) requireOwnOrigin(request, publicUrl);
    admit(operation, viewer);
    const params = readParams(operation, request);
    admitSubject(operation, 'params', params, viewer);
    await admitTeacher(operation, params, viewer, findTeachingRole);
    const sent = await readSentBack(request.body, viewer && { params, viewer, canSeeInactive });
    const { query, body } = readInput(request, { params, sent });
    admitSubject(operation, 'body', body, viewer);
    if (!sent.unchanged) await refuseWrongFormulas(body);
    const subject = subjectIn(operation, params);
    // The user of the request is recomputed when the token is read.
    if (subject && subject !== request.viewer?.id) await recomputeUser(subject);
    const ifMatch = versioned ? matchedRevisions(request.headers['if-match']) : null;
    const { cookie: cookies } = request.headers;
    const answer = await run(
      { params, query, body, viewer, canSeeInactive, cookies },
      { ifMatch, unchanged: sent.unchanged },
    );
    // The audit log names the administrator, not the impersonated user.
    await recordAccess(operation, { to: request.viewer, params, body, reply: replyIn(answer) });
    const isForAuthor = Boolean(records) || (operation.isEdited && viewer?.isAdmin);
    const send = isForAuthor ? respondToAuthor : respond;
    return send(reply, answer, (json) => signFiles(viewer, operation, json));
  };
  const config = routeConfig(operation);
  const paths = [pathOf(operation), ...(operation.alsoAt ? [operation.alsoAt] : [])];
  for (const path of paths) {
    app.route({
      method: methodOf(operation),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config,
      ...largeBody(operation),
      handler,
    });
  }
}

/** The parts of an operation that hooks of the platform read. */
const routeConfig = (operation: Operation) => ({
  limitPerMinute: operation.limitPerMinute,
  emailsPerHour: operation.emailsPerHour,
  formField: operation.takesForm?.field,
  copies: operation.copies,
  discardsFile: operation.discardsFile,
  storesVersion: Boolean(operation.records) && methodOf(operation) === 'PATCH',
  recordsReads: operation.shows !== undefined,
});

const jsonType = 'application/json; charset=utf-8';

/** Sends the reply that all visitors share. */
const forAllVisitors =
  (
    operation: Operation,
    readInput: ReturnType<typeof inputReader>,
    cache: VisitorCache,
    answer: (input: AnyInput) => Promise<string>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const cached = await cache.get(keyOf(request), async () => {
      const params = readParams(operation, request);
      const { query, body } = readInput(request, { params });
      const visitor = { viewer: null, canSeeInactive: false, cookies: undefined };
      const json = await answer({ params, query, body, ...visitor });
      return sharedReply(json, jsonType, encodingFor(request));
    });
    return sendToVisitor(request, reply, cached, 'authorization');
  };

/** The entity that a request activates and that has to be verified, or null. */
function publishedBy({ publishes: kind }: Operation, { params, query, body }: AnyInput) {
  if (!kind || idsAt(query, ['verification']).includes('skip')) return null;
  const activates =
    typeof body === 'object' && body !== null && 'isActive' in body && body.isActive;
  return activates ? { kind, id: idsAt(params, ['id'])[0] ?? null } : null;
}

/** The revisions in a header like `"3", "4"`; any other ETag becomes 0, which matches no revision. */
function matchedRevisions(header: string | undefined): readonly number[] | null {
  if (header === undefined || header.trim() === '*') return null;
  return header
    .split(',')
    .map((etag) => Number(/^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(etag)?.[1] ?? 0));
}

/** Authorizes before a large body is read, so that anonymous users cannot send megabytes. */
function largeBody(operation: Operation) {
  const { bodyLimit } = operation;
  return (
    bodyLimit && {
      bodyLimit,
      onRequest: async (request: FastifyRequest) => {
        requireValidToken(request);
        admit(operation, request.viewer);
      },
    }
  );
}

const forVisitors = { characters: replyDrawings.charactersForVisitors };

type WriteReply = (reply: unknown) => Promise<string>;

/** Writes a reply as JSON, with the formulas of its texts drawn, or with their sources. */
function replyWriters({ reply: schema }: Operation): {
  write?: WriteReply;
  writeShared?: WriteReply;
  writeSources?: WriteReply;
} {
  if (!schema) return {};
  const serialize = replySerializer(schema);
  const drawFormulasOf = replyFormulas(schema);
  return {
    write: async (reply) => serialize(await drawFormulasOf(reply)),
    writeShared: async (reply) => serialize(await drawFormulasOf(reply, forVisitors)),
    writeSources: async (reply) => serialize(reply),
  };
}

type SignFiles = (json: string) => Promise<string>;

function responder(
  { file, versioned, mayBeEmpty }: Operation,
  serialize: WriteReply | undefined,
): (
  reply: FastifyReply,
  answer: unknown,
  signed: SignFiles,
) => FastifyReply | Promise<FastifyReply> {
  if (file) return (reply, answer) => sendFile(reply.type(file), answer);
  if (!serialize) return (reply) => reply.status(204).send();
  // As bytes: Node would copy a string twice, to measure its length and to join it with the headers.
  const write = async (answer: unknown, signed: SignFiles) =>
    Buffer.from(await signed(await serialize(answer)));
  return async (reply, answer, signed) => {
    if (answer === null && mayBeEmpty) return reply.status(204).send();
    void reply.type(jsonType);
    if (versioned) setETag(reply, answer);
    if (answer instanceof Created) {
      void reply.status(201).header('location', `/v1${answer.location}`);
      return reply.send(await write(answer.reply, signed));
    }
    if (answer instanceof WithCookies) {
      return reply.header('set-cookie', answer.cookies).send(await write(answer.reply, signed));
    }
    return reply.send(await write(answer, signed));
  };
}

/** Adds the revision to a reply that is an object; a schema without `revision` leaves it out. */
function withRevision(answer: unknown, revision: number): unknown {
  if (answer instanceof Created)
    return new Created(answer.location, withRevision(answer.reply, revision));
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return isObject ? { ...answer, revision } : answer;
}

const replyIn = (answer: unknown): unknown =>
  answer instanceof Created || answer instanceof WithCookies ? answer.reply : answer;

function sendFile(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof PersonalDataFile) return reply.send(answer.bytes);
  if (answer instanceof NamedFile) {
    return reply.header('content-disposition', answer.disposition).send(answer.bytes);
  }
  if (answer instanceof TaggedFile) {
    void reply.headers({ etag: answer.etag, 'cache-control': answer.cacheControl });
    const isKnown = matchesETag(reply.request.headers['if-none-match'], answer.etag);
    return isKnown ? reply.status(304).send() : reply.send(answer.bytes);
  }
  if (!(answer instanceof FileStream)) return reply.send(answer);
  return reply.header('content-length', answer.size).send(answer.bytes);
}

/** Only replies to administrators contain a revision. */
function setETag(reply: FastifyReply, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('revision' in answer)) return;
  if (typeof answer.revision === 'number') void reply.header('etag', `"${answer.revision}"`);
}
