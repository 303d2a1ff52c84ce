import { isDeepStrictEqual } from 'node:util';
import { isFilled } from '@sabia/domain/fields.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { messages } from '@sabia/domain/messages.ts';
import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { z } from 'zod';
import { replyFormulas } from '../formulas/reply-formulas.ts';
import { isTooDeep } from './nesting.ts';
import { replySerializer } from './reply-serializer.ts';

type Entity = Record<string, unknown>;

export interface StoredInput {
  params: unknown;
  viewer: Viewer;
  canSeeInactive: boolean;
}

/** Reads the entity that an operation changes, as its own read operation shows it to this viewer. */
export type ReadStored = (input: StoredInput) => Promise<object>;

export interface SentBack {
  /** Without the optional fields that equal what is stored. */
  body: unknown;
  /** The known fields that the operation does not set, with another value than the stored one. */
  errors: FieldError[];
  /** The entity, if the body changes nothing of it. */
  unchanged: object | null;
}

/**
 * Reads a body that has fields of the entity which the operation does not set: the entity as a client has read it
 * (product.md API13). Each of its fields that equals the stored one is removed before the validation.
 */
export function sentBackReader(
  operation: Operation,
  readStored: ReadStored | undefined,
): (body: unknown, input: StoredInput | null) => Promise<SentBack> {
  const fields = onFirstUse(() => fieldsOf(operation));
  const shown = operation.reply && shownBy(operation.reply);
  return async (body, input) => {
    const asSent = { body, errors: [], unchanged: null };
    if (!isEntity(body) || !shown || !takesEntity(operation, readStored)) return asSent;
    const { writable, fixed, required } = fields();
    // The schema refuses what is nested too deep.
    if (!Object.keys(body).some((field) => fixed.has(field)) || isTooDeep(body)) return asSent;
    const stored = readStored && input && (await readStored(input));
    const readings = stored ? await shown(stored) : [];
    const sent = JSON.parse(withoutAccess(JSON.stringify(body))) as Entity;
    const isStored = (field: string) =>
      readings.some((reading) => isDeepStrictEqual(sent[field], reading[field])) ||
      readings.some((reading) => wasStored(field, sent, reading));
    const left = Object.keys(body).filter((field) => !isStored(field));
    const elsewhere = namesOf(operation.setElsewhere);
    // False is the value of an empty field of a form, and of another one if true is stored.
    const isRefused = (field: string) =>
      fixed.has(field) && (isFilled(body[field]) || (stored && body[field] === false));
    const errors = left
      .filter((field) => isRefused(field) && !elsewhere.has(field))
      .map((path) => ({ path, message: messages.setByServer }));
    const isUnchanged = stored && !left.some((field) => writable.has(field) || isRefused(field));
    return {
      body: Object.fromEntries(
        Object.entries(body).filter(([field]) => required.has(field) || left.includes(field)),
      ),
      errors,
      unchanged: isUnchanged ? stored : null,
    };
  };
}

/** A change of an entity that can be read, or the creation of one. */
const takesEntity = (operation: Operation, readStored: ReadStored | undefined): boolean =>
  readStored !== undefined || (methodOf(operation) === 'POST' && !!operation.setElsewhere);

/**
 * Fields that the server sets with each change: a client that changes an entity twice sends the values of its last
 * reading, which the entity has had.
 */
function wasStored(field: string, sent: Entity, stored: Entity): boolean {
  const [value, current] = [sent[field], stored[field]];
  if (field === 'revision' || field === 'version')
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= Number(current);
  if (field !== 'updatedAt' || !z.iso.datetime().safeParse(value).success) return false;
  const first = stored['createdAt'] ?? '';
  return typeof value === 'string' && typeof first === 'string' && typeof current === 'string'
    ? first <= value && value <= current
    : false;
}

/** The top-level fields that the body sets, those that it can't do without, and the other ones of the entity. */
function fieldsOf({ body, reply, setElsewhere }: Operation) {
  const accepted = jsonSchema(body);
  const writable = new Set(propertiesOf(accepted));
  const known = [...propertiesOf(jsonSchema(reply)), ...namesOf(setElsewhere)];
  return {
    writable,
    required: new Set(accepted.required),
    fixed: new Set(known.filter((field) => !writable.has(field))),
  };
}

/** The fields without a nested path: `questions`, not `alternatives.*.questionId`. */
const namesOf = (paths: object = {}): Set<string> =>
  new Set(Object.keys(paths).filter((path) => !path.includes('.')));

const jsonSchema = (schema: z.ZodType = z.object({})): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

const propertiesOf = (node: z.core.JSONSchema.BaseSchema): string[] => [
  ...Object.keys(node.properties ?? {}),
  ...[node.anyOf, node.oneOf, node.allOf]
    .flatMap((choices) => choices ?? [])
    .flatMap((choice) => (typeof choice === 'object' ? propertiesOf(choice) : [])),
];

/** The entity as the API shows it, and the same with the sources of its formulas. */
function shownBy(schema: z.ZodType): (entity: object) => Promise<Entity[]> {
  const serialize = replySerializer(schema);
  const drawFormulasOf = replyFormulas(schema);
  return async (entity) => {
    // The reply does not show every field that a creation sets, such as the section of a content.
    const stored = JSON.parse(JSON.stringify(entity)) as Entity;
    const drawn = JSON.parse(serialize(await drawFormulasOf(entity))) as Entity;
    return [
      { ...stored, ...(JSON.parse(serialize(entity)) as Entity) },
      { ...stored, ...drawn },
    ];
  };
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
