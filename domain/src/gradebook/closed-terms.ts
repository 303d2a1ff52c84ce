import { sourceText } from './column-source.ts';
import type { GradebookRules } from './gradebook-rules.ts';

/** The closed terms whose results other rules could change (product.md GRADE13). */
export function closedTermsChanged(
  before: GradebookRules,
  after: GradebookRules,
  closed: readonly string[],
): string[] {
  const ofAll = (rules: GradebookRules) => [rules.dropLowest, rules.missing, rules.rounding];
  const ofTerm = (rules: GradebookRules, term: string) => [
    ...ofAll(rules),
    rules.terms.includes(term),
    hasRecovery(rules, term) && rules.recovery,
    ...rules.columns
      .filter((column) => column.term === term)
      .map(({ id, title, weight, isRecovery, source }) => [
        id,
        title,
        Number(weight),
        isRecovery,
        sourceText(source),
      ]),
  ];
  return closed.filter(
    (term) => JSON.stringify(ofTerm(before, term)) !== JSON.stringify(ofTerm(after, term)),
  );
}

const hasRecovery = ({ columns }: GradebookRules, closed: string): boolean =>
  columns.some(({ term, isRecovery }) => term === closed && isRecovery);
