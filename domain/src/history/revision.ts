import { z } from 'zod';
import { id, instant } from '../fields.ts';

/**
 * Entities with a history. OUTLINE is the order of a course, QUESTIONS the order of the questions of a content or a
 * practice exam, TRAIL_ITEMS are the items of a trail.
 */
export const revisionKinds = [
  'COURSE',
  'OUTLINE',
  'SECTION',
  'CONTENT',
  'QUESTION',
  'QUESTIONS',
  'TRAIL',
  'TRAIL_ITEMS',
  'LIVE',
  'PRACTICE_EXAM',
  'SCHOOL',
  'INSTRUCTOR',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** IMPORTED is the state of an entity before its first recorded change. */
const revisionActs = ['IMPORTED', 'CREATED', 'CHANGED', 'ORDERED', 'DELETED', 'RESTORED'] as const;
export type RevisionAct = (typeof revisionActs)[number];

/** The fields of an entity that its change operation takes. */
const revisedFields = z.record(z.string(), z.unknown());
export type RevisedFields = Readonly<z.output<typeof revisedFields>>;

/** Titles by id, for the ids in the fields. */
const names = z.record(z.string(), z.string());
export type Names = Readonly<z.output<typeof names>>;

const person = z.object({ id, name: z.string() });

/** A field that differs between two versions, as text. */
export const difference = z.object({
  field: z.string(),
  /** Label of the field. */
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** True for long texts, which are compared word by word. */
  isProse: z.boolean(),
});
export type Difference = z.output<typeof difference>;

export const revision = z.object({
  id,
  kind: z.enum(revisionKinds),
  entityId: id,
  number: z.number().int(),
  what: z.enum(revisionActs),
  /** 1; of a batch, which one import created, the number of its entities. */
  entitiesQtd: z.number().int(),
  /** Title of a part (section, content, question), else null. */
  title: z.string().nullable(),
  /** Null if the change was not made by a user. */
  changedBy: person.nullable(),
  changedAt: instant,
  /** Differences from the previous version. */
  differences: z.array(difference),
  /** False for the current version and for deleted parts. */
  canBeRestored: z.boolean(),
});
export type Revision = z.output<typeof revision>;

/** The current version, in a 412. */
const currentVersion = z.object({
  number: z.number().int(),
  changedBy: person.nullable(),
  changedAt: instant,
  fields: revisedFields,
  /** The base version of the refused change; null if unknown. */
  formerFields: revisedFields.nullable(),
  names,
});
export type CurrentVersion = z.output<typeof currentVersion>;
