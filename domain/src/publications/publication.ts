import { z } from 'zod';
import { id } from '../fields.ts';

/** What is shown to learners or kept from them as a whole. */
export const publicationKinds = ['COURSE', 'TRAIL', 'LIVE', 'PRACTICE_EXAM'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** What is wrong with something that is to be published, and how grave that is. */
const severities = {
  COVER_MISSING: 'ERROR',
  HOURS_MISSING: 'ERROR',
  SKILLS_MISSING: 'ERROR',
  SECTIONS_MISSING: 'ERROR',
  SECTION_EMPTY: 'ERROR',
  BODY_MISSING: 'ERROR',
  QUESTIONS_MISSING: 'ERROR',
  DRAW_IMPOSSIBLE: 'ERROR',
  STEPS_MISSING: 'ERROR',
  STEP_DELETED: 'ERROR',
  STEP_INACTIVE: 'WARNING',
  ADDRESS_MISSING: 'ERROR',
  TIMES_WRONG: 'ERROR',
  ALT_MISSING: 'WARNING',
  HEADINGS_OUT_OF_ORDER: 'WARNING',
  LINK_BROKEN: 'WARNING',
} as const;
type FindingCode = keyof typeof severities;
const findingCodes = Object.keys(severities) as [FindingCode, ...FindingCode[]];

/** Where in the administration something can be put right: a tab of the editor, and what is open in it. */
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
  /** For the reader; it names the thing. */
  message: z.string(),
  place: adminLocation,
});
export type Finding = z.output<typeof finding>;

export const createFinding = (code: FindingCode, message: string, at: AdminLocation): Finding => ({
  code,
  severity: severities[code],
  message,
  place: at,
});

export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'ERROR';

/** Whether something with these findings may be shown to learners. */
export const mayPublish = (findings: readonly Finding[], acceptedWarnings: boolean): boolean =>
  findings.length === 0 || (acceptedWarnings && !findings.some(isError));

/** What was asked for, for up to a hundred things of a kind. */
export const publicationDraft = z.object({
  kind: z.enum(publicationKinds),
  ids: z
    .array(id)
    .min(1)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
  isActive: z.boolean(),
  /** What only warns does not block. */
  acceptedWarnings: z.boolean().default(false),
});
export type PublicationDraft = z.output<typeof publicationDraft>;

/** What became of one of them. */
export const publication = z.object({
  id,
  title: z.string(),
  /** As it is now: one that was to be published and is not, was blocked. */
  isActive: z.boolean(),
  hasChanged: z.boolean(),
  findings: z.array(finding),
});
export type Publication = z.output<typeof publication>;
