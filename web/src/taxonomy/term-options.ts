import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { plainText } from '../platform/plain-text.ts';

interface TermOption {
  value: string;
  label: string;
}

const creation = 'criar:';

/** The terms that contain the typed text, ignoring case and accents. A title that no term has can be created. */
export function termOptions(terms: readonly Term[], typed: string): TermOption[] {
  const title = typed.trim();
  const found = terms
    .filter((term) => plainText(term.title).includes(plainText(title)))
    .map((term) => ({ value: term.id, label: term.title }));
  const isNew = title !== '' && terms.every((term) => !isSameTitle(term.title, title));
  return isNew ? [...found, { value: creation + title, label: `Criar “${title}”` }] : found;
}

/** The title to create, if the chosen option is the one that creates a term. */
export function titleToCreate(option: string | undefined): string | undefined {
  return option?.startsWith(creation) ? option.slice(creation.length) : undefined;
}

/** Compares titles as the API does: ignoring case, accents and surrounding spaces. */
export const isSameTitle = (one: string, other: string): boolean =>
  plainText(one.trim()) === plainText(other.trim());

export const titlesOf = (terms: readonly Term[]): string =>
  terms.map(({ title }) => title).join(', ');
