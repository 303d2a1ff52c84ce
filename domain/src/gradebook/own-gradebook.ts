import { z } from 'zod';
import { gradebookResults, type StudentMarks } from './gradebook.ts';
import type { GradebookRules } from './gradebook-rules.ts';

const markedColumn = z.object({
  id: z.string(),
  title: z.string(),
  /** As it was sent, with a point. */
  weight: z.union([z.string(), z.number()]),
  isRecovery: z.boolean(),
  /** The mark; null without one. */
  value: z.string().nullable(),
});

const result = z.object({
  columns: z.array(markedColumn),
  value: z.string().nullable(),
  derivation: z.string().nullable(),
});

const ownTerm = z.object({
  term: z.string(),
  isClosed: z.boolean(),
  /** Null: students do not see the term yet. */
  result: result.nullable(),
});

/** The grade book of a student for this student (product.md GRADE17). */
export const ownGradebook = z.object({
  classTitle: z.string(),
  /** Without rules there are none. */
  terms: z.array(ownTerm),
  /** With the recovery of the year. Null: students do not see all terms yet. */
  final: result.extend({ hasPassed: z.boolean().nullable() }).nullable(),
});
export type OwnGradebook = z.output<typeof ownGradebook>;

interface OfStudent {
  rules: GradebookRules | null;
  closedTerms: readonly string[];
  /** Also of columns that the rules do not have. */
  marks: StudentMarks;
  /** The ids of columns in which somebody in the class has a mark. */
  columnsBegun: readonly string[];
}

/**
 * The own marks and results, as far as a student sees them. A result that is seen comes from marks that are seen: that of a term from
 * its own columns, the final one from all terms.
 */
export function ownResults({
  rules,
  closedTerms,
  marks,
  columnsBegun,
}: OfStudent): Pick<OwnGradebook, 'terms' | 'final'> {
  const [results] = rules ? gradebookResults(rules, [marks], columnsBegun) : [];
  if (!rules || !results) return { terms: [], final: null };
  const isSeen = (term: string) => rules.openToStudents || closedTerms.includes(term);
  const columnsOf = (of: string | null) =>
    rules.columns
      .filter(({ term }) => term === of)
      .map(({ id, title, weight, isRecovery }) => {
        const value = marks.get(id) ?? null;
        return { id, title, weight, isRecovery, value };
      });
  return {
    terms: results.terms.map(({ term, value, derivation }) => ({
      term,
      isClosed: closedTerms.includes(term),
      result: isSeen(term) ? { columns: columnsOf(term), value, derivation } : null,
    })),
    final: rules.terms.every(isSeen) ? { columns: columnsOf(null), ...results.final } : null,
  };
}
