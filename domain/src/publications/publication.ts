import { z } from 'zod';
import { choice } from '../choice.ts';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';
import type { FieldError } from '../refusal.ts';

/** Kinds of entities that can be published. */
export const publicationKinds = ['COURSE', 'TRAIL', 'LIVE', 'PRACTICE_EXAM'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** The query of an operation that publishes by `isActive: true`; scripts skip the verification. */
export const verificationQuery = z.object({
  verification: choice(['skip']).optional(),
});

/** Severity of each finding of the verification. */
const severities = {
  COVER_MISSING: 'ERROR',
  HOURS_MISSING: 'ERROR',
  HOURS_CONTRADICTED: 'WARNING',
  SKILLS_MISSING: 'ERROR',
  SECTIONS_MISSING: 'ERROR',
  SECTION_EMPTY: 'ERROR',
  BODY_MISSING: 'ERROR',
  QUESTIONS_MISSING: 'ERROR',
  DRAW_IMPOSSIBLE: 'ERROR',
  ITEMS_MISSING: 'ERROR',
  ITEM_DELETED: 'ERROR',
  ITEM_INACTIVE: 'WARNING',
  ADDRESS_MISSING: 'ERROR',
  TIMES_WRONG: 'ERROR',
  ALT_MISSING: 'WARNING',
  TRANSCRIPT_MISSING: 'WARNING',
  FORMULA_MISSING: 'WARNING',
  IMAGE_MISSING: 'WARNING',
  MEDIA_MISSING: 'WARNING',
  FIELD_MISSING: 'WARNING',
  HEADINGS_OUT_OF_ORDER: 'WARNING',
  LINK_BROKEN: 'WARNING',
  FREE_SECTION_MISSING: 'ERROR',
  VIDEO_UNPLAYABLE: 'WARNING',
} as const;
type FindingCode = keyof typeof severities;
const findingCodes = Object.keys(severities) as [FindingCode, ...FindingCode[]];

/** The location in the administration where a finding can be corrected: a tab of the editor, and the open content or question. */
const adminLocation = z.object({
  tab: z.enum(['SETTINGS', 'CONTENT']),
  contentId: id.optional(),
  questionId: id.optional(),
});
export type AdminLocation = z.output<typeof adminLocation>;

export const finding = z.object({
  code: z.enum(findingCodes),
  /** An ERROR blocks the publication, a WARNING can be accepted. */
  severity: z.enum(['ERROR', 'WARNING']),
  /** For the user; names the entity. */
  message: z.string(),
  location: adminLocation,
});
export type Finding = z.output<typeof finding>;

export const createFinding = (code: FindingCode, message: string, at: AdminLocation): Finding => ({
  code,
  severity: severities[code],
  message,
  location: at,
});

/** The field of the request body with which a finding can be mended. */
const fields: Partial<Record<FindingCode, string>> = {
  COVER_MISSING: 'thumbUrl',
  HOURS_MISSING: 'estimatedCompletionHours',
  HOURS_CONTRADICTED: 'estimatedCompletionHours',
  SKILLS_MISSING: 'skills',
  ADDRESS_MISSING: 'liveUrl',
  TIMES_WRONG: 'endsAt',
  FREE_SECTION_MISSING: 'paymentType',
};
/** The field with the content of each kind. */
const contentFields: Record<PublicationKind, string> = {
  COURSE: 'sections',
  TRAIL: 'contents',
  LIVE: 'isActive',
  PRACTICE_EXAM: 'questions',
};

/**
 * The errors among the findings as mistakes of the fields of a body with `isActive: true`, after one of `isActive`
 * itself; empty if none blocks (product.md PUB2).
 */
export function fieldErrorsOf(kind: PublicationKind, findings: readonly Finding[]): FieldError[] {
  const errors = findings.filter(isError).map(({ code, message }) => ({
    path: fields[code] ?? contentFields[kind],
    message,
  }));
  return errors.length > 0
    ? [{ path: 'isActive', message: messages.notPublishable }, ...errors]
    : [];
}

const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'ERROR';

/** True if an entity with these findings may be published. */
export const mayPublish = (findings: readonly Finding[], acceptedWarnings: boolean): boolean =>
  findings.length === 0 || (acceptedWarnings && !findings.some(isError));

/** Publishes or unpublishes up to a hundred entities of one kind. */
export const publicationDraft = z.object({
  kind: z.enum(publicationKinds),
  ids: z
    .array(id)
    .min(1)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
  isActive: z.boolean(),
  /** Publish in spite of warnings. */
  acceptedWarnings: z.boolean().default(false),
});
export type PublicationDraft = z.output<typeof publicationDraft>;

/** The result for one entity. */
export const publication = z.object({
  id,
  title: z.string(),
  /** State after the request; false after a blocked publication. */
  isActive: z.boolean(),
  hasChanged: z.boolean(),
  findings: z.array(finding),
});
export type Publication = z.output<typeof publication>;
