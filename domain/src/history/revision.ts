import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** What has a history. An outline is the order of a course, steps are the path of a trail. */
export const revisionKinds = [
  'COURSE',
  'OUTLINE',
  'SECTION',
  'CONTENT',
  'QUESTION',
  'TRAIL',
  'STEPS',
  'LIVE',
  'PRACTICE_EXAM',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** FOUND is what was there when a change came: nobody had written down how it came about. */
export const revisionActs = [
  'FOUND',
  'CREATED',
  'CHANGED',
  'ORDERED',
  'DELETED',
  'RESTORED',
] as const;
export type RevisionAct = (typeof revisionActs)[number];

/** What an entity is, in the fields that its own change takes. */
export const revisedFields = z.record(z.string(), z.unknown());
export type RevisedFields = Readonly<z.output<typeof revisedFields>>;

/** What ids within fields are called. */
export const names = z.record(z.string(), z.string());
export type Names = Readonly<z.output<typeof names>>;

const person = z.object({ id, name: z.string() });

/** How one field differs between two versions, in words. */
export const difference = z.object({
  field: z.string(),
  /** What the field is called on the screen. */
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Long, of lines and words: what of it differs has to be found. */
  isProse: z.boolean(),
});
export type Difference = z.output<typeof difference>;

export const revision = z.object({
  id,
  kind: z.enum(revisionKinds),
  entityId: id,
  number: z.number().int(),
  what: z.enum(revisionActs),
  /** Of a part, which is told apart by it. */
  title: z.string().nullable(),
  /** Null: nobody in particular. */
  changedBy: person.nullable(),
  changedAt: instant,
  /** To the version before it. */
  differences: z.array(difference),
  /** The present one is not, nor is anything that has been deleted since. */
  canBeRestored: z.boolean(),
});
export type Revision = z.output<typeof revision>;

/** With a 412: the version that is there now. */
export const currentVersion = z.object({
  number: z.number().int(),
  changedBy: person.nullable(),
  changedAt: instant,
  fields: revisedFields,
  /** What the version was that the refused change was made over; null when it is not known. */
  formerFields: revisedFields.nullable(),
  names,
});
export type CurrentVersion = z.output<typeof currentVersion>;
