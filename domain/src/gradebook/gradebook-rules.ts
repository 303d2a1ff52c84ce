import { z } from 'zod';
import { choice } from '../choice.ts';
import { besideMistakes, requiredLine } from '../fields.ts';
import { messages } from '../messages.ts';
import { columnSource } from './column-source.ts';
import { type Decimal, decimalShape, hundredthsOf } from './decimal.ts';

/** Of a grade book (product.md GRADE2). */
const termsLimit = 8;
const columnsLimit = 60;

const missingRules = ['ZERO', 'LEAVE_OUT'] as const;
export const recoveryRules = ['REPLACE', 'MAX', 'MEAN'] as const;
export const roundings = ['1', '0.5', '0.1', '0.01'] as const;

/** A decimal as a text or a number, with a point and at most two digits after it. It is kept as it was sent. */
const decimal = (isAllowed: (hundredths: bigint) => boolean, error: string) =>
  z
    .union([z.string(), z.number()], {
      error: ({ input }) => (input === null || input === undefined ? messages.required : error),
    })
    .refine(
      (value: Decimal) => decimalShape.test(String(value)) && isAllowed(hundredthsOf(value)),
      { error },
    );

const weight = decimal(
  (value) => value > 0n && value <= 10_000n,
  'O peso fica acima de 0 e vai até 100, com ponto e até duas casas decimais',
);

const passing = decimal(
  (value) => value <= 1000n,
  'A nota para passar vai de 0 a 10, com ponto e até duas casas decimais',
);

export const columnId = requiredLine(64);
export const termTitle = requiredLine(80);

const column = z.object({
  /** Chosen by the client. Marks belong to it, also while no column has it. */
  id: columnId,
  title: requiredLine(80),
  /** One of the terms; null: of the year, for a recovery. */
  term: termTitle.nullable(),
  weight,
  /** Its mark recovers the result of the term or of the year, and has no part in the weighted mean. */
  isRecovery: z.boolean({ error: messages.invalid }).default(false),
  /** Null or absent: its marks are typed in. */
  source: columnSource.nullish(),
});
export type GradebookColumn = z.output<typeof column>;

const dropLowest = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.invalid) })
  .int({ error: messages.invalid })
  .min(0, { error: 'Use 0 ou mais' });

const fields = {
  /** Titles, in their order. */
  terms: z
    .array(termTitle, { error: messages.required })
    .min(1, { error: 'Mínimo de 1 período' })
    .max(termsLimit, { error: `Um boletim tem até ${termsLimit} períodos` }),
  columns: z
    .array(column, { error: messages.required })
    .max(columnsLimit, { error: `Um boletim tem até ${columnsLimit} colunas` }),
  /** The number of lowest marks of each term that do not count. */
  dropLowest,
  missing: choice(missingRules),
  recovery: choice(recoveryRules).nullable().default(null),
  rounding: choice(roundings),
  passing,
  /** Students see their marks and results of all terms; otherwise those of closed ones (product.md GRADE17). */
  openToStudents: z.boolean({ error: messages.invalid }).default(false),
};

const ofContradictions = besideMistakes('terms', 'columns', 'dropLowest', 'recovery');

/** The rules by which marks become results (product.md GRADE2). */
export const gradebookRules = z.object(fields).superRefine(refuseContradictions, ofContradictions);
export type GradebookRules = z.output<typeof gradebookRules>;

/** The same with the revision on which the change is based, which must then be the last one. */
export const gradebookRulesDraft = z
  .object({
    ...fields,
    revision: z.number({ error: messages.invalid }).int({ error: messages.invalid }).nullish(),
  })
  .superRefine(refuseContradictions, ofContradictions);
export type GradebookRulesDraft = z.output<typeof gradebookRulesDraft>;

/** Rules as they are stored. */
export const storedRules = z.object({
  ...fields,
  recovery: choice(recoveryRules).nullable(),
  openToStudents: z.boolean(),
});

interface Parts {
  terms: string[];
  columns: GradebookColumn[];
  dropLowest: number;
  recovery: (typeof recoveryRules)[number] | null;
}

function refuseContradictions(rules: Parts, context: z.RefinementCtx): void {
  const { terms, columns } = rules;
  const mistake = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [at, term] of terms.entries())
    if (terms.indexOf(term) < at) mistake(['terms', at], 'Este período se repete');
  const ids = new Set<string>();
  const recovered = new Set<string | null>();
  for (const [at, { id, term, isRecovery }] of columns.entries()) {
    if (ids.has(id)) mistake(['columns', at, 'id'], 'Este identificador se repete');
    ids.add(id);
    const termMistake = mistakeOfTerm({ term, isRecovery }, terms);
    if (termMistake) mistake(['columns', at, 'term'], termMistake);
    if (!isRecovery) continue;
    if (rules.recovery === null)
      mistake(['columns', at, 'isRecovery'], 'Diga como a recuperação conta');
    else if (recovered.has(term)) mistake(['columns', at, 'isRecovery'], 'Já há uma recuperação');
    recovered.add(term);
  }
  if (rules.dropLowest > 0 && rules.dropLowest >= mostColumns(rules))
    mistake(['dropLowest'], 'Nenhum período tem mais colunas do que isso: não sobraria nota');
}

function mistakeOfTerm(
  { term, isRecovery }: Pick<GradebookColumn, 'term' | 'isRecovery'>,
  terms: readonly string[],
): string | null {
  if (term === null) return isRecovery ? null : messages.required;
  return terms.includes(term) ? null : `Não há um período com este nome`;
}

/** The most columns that one term has, without recoveries. */
const mostColumns = ({ terms, columns }: Parts): number =>
  Math.max(
    0,
    ...terms.map(
      (one) => columns.filter(({ term, isRecovery }) => term === one && !isRecovery).length,
    ),
  );
