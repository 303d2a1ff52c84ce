import { z } from 'zod';
import { postalAddress } from '../addresses/postal-address.ts';
import { cnpj } from '../documents/cnpj.ts';
import { address, id, requiredLine, revisionNumber } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';
import { email } from '../users/user.ts';
import { type BrandColor, brandColorProblem } from './brand-colors.ts';
import { hasClearEmphasis } from './emphasis.ts';
import { drawnText, writtenText } from '../rich-text/drawn-text.ts';

const termsLimit = 50_000;

const terms = z
  .string({ error: messages.invalid })
  .max(termsLimit, { error: atMost(termsLimit) })
  .refine((html) => isModestRichText(html, termsLimit), { error: messages.richText })
  .meta(writtenText)
  .refine((html) => !isBlankRichText(html), { error: messages.required })
  .refine((html) => !/<(?:img|audio)\s/i.test(html), {
    error: 'Os termos de uso não podem ter imagens nem áudios',
  });

const brandColor = (use: BrandColor) =>
  z
    .string({ error: messages.invalid })
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: 'Escreva a cor como #1746b8' })
    .check(({ value, issues }) => {
      const problem = /^#[\da-f]{6}$/.test(value) ? brandColorProblem(use, value) : null;
      if (!problem) return;
      const message = `${problem.reason} A mais próxima que serve é ${problem.nearest}.`;
      issues.push({ code: 'custom', input: value, message });
    });

/** An image that was uploaded here: PDFs read its bytes. */
const logo = address.regex(/^\/files\/[\da-f]+-\d+x\d+\.webp(\?access=[\w.-]+)?$/, {
  error: 'Envie uma imagem',
});

/** The most characters of the words of the front page. */
export const frontPageLimits = {
  frontPageHeading: 80,
  frontPageIntro: 200,
  lastCallTitle: 60,
  lastCallText: 140,
} as const;

const leastAttendanceProblem = 'Use um número de 0 a 100';

/** The fields of the school that administrators change; null removes the value. */
export const schoolChanges = z
  .object({
    legalName: requiredLine(160).nullable(),
    cnpj: cnpj.nullable(),
    address: postalAddress.nullable(),
    email: email.nullable(),
    /** The encarregado: the data protection officer (Lei 13.709/2018, art. 41). */
    dpoName: requiredLine(120).nullable(),
    dpoEmail: email.nullable(),
    /** Terms of use as rich text; null for the default text. */
    terms: terms.nullable(),
    /** The name of the school on screens, in PDFs and in e-mails; null for the default of each field of the brand. */
    brandName: requiredLine(40).nullable(),
    tagline: requiredLine(90).nullable(),
    logoUrl: logo.nullable(),
    /** `#rrggbb`, proved by brand-colors.ts. */
    actionColor: brandColor('action').nullable(),
    aliveColor: brandColor('alive').nullable(),
    senderName: requiredLine(60).nullable(),
    /** Words of the front page; null for the default of each. */
    frontPageHeading: requiredLine(frontPageLimits.frontPageHeading)
      .refine(hasClearEmphasis, {
        error:
          'Use dois asteriscos, em volta das palavras em destaque: Não perca *nem uma* resposta',
      })
      .nullable(),
    frontPageIntro: requiredLine(frontPageLimits.frontPageIntro).nullable(),
    lastCallTitle: requiredLine(frontPageLimits.lastCallTitle).nullable(),
    lastCallText: requiredLine(frontPageLimits.lastCallText).nullable(),
    /** In percent of the roll calls; null for the usual one (rolls/attendance.ts). */
    leastAttendance: z
      .number({ error: messages.invalid })
      .int({ error: messages.wholePercent })
      .min(0, { error: leastAttendanceProblem })
      .max(100, { error: leastAttendanceProblem })
      .nullable(),
  })
  .partial();
export type SchoolChanges = z.output<typeof schoolChanges>;

const text = z.string().nullable();

/** The company behind the school, as anybody may read it (Decreto 7.962/2013, art. 2). */
export const school = z.object({
  id,
  legalName: text,
  cnpj: text,
  address: z
    .object({
      postalCode: z.string(),
      street: z.string(),
      number: z.string(),
      complement: z.string(),
      neighborhood: z.string(),
      city: z.string(),
      state: z.string(),
    })
    .nullable(),
  email: text,
  dpoName: text,
  dpoEmail: text,
  /** The school has its own terms of use. */
  hasOwnTerms: z.boolean(),
  brandName: text,
  tagline: text,
  logoUrl: text,
  actionColor: text,
  aliveColor: text,
  senderName: text,
  /** The words between two asterisks are emphasised. */
  frontPageHeading: text,
  frontPageIntro: text,
  lastCallTitle: text,
  lastCallText: text,
  leastAttendance: z.number().int().nullable(),
  revision: revisionNumber,
});
export type School = z.output<typeof school>;

/** The terms of use in force. */
export const termsOfUse = z.object({
  html: drawnText,
  /** The revision of the school, by which acceptances name the text. */
  version: z.number().int(),
  changedAt: z.string(),
});
export type TermsOfUse = z.output<typeof termsOfUse>;
