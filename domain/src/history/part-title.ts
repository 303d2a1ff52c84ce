import { richTextLines } from './rich-text-lines.ts';
import type { RevisedFields, RevisionKind } from './revision.ts';

const longest = 80;

/** The title of a section, content or question in the history of its course or exam, or of the content whose questions were ordered; null for other kinds. */
export function partTitle(kind: RevisionKind, fields: RevisedFields): string | null {
  if (kind === 'SECTION' || kind === 'CONTENT') return asText(fields.title);
  if (kind === 'QUESTIONS') return fields.title === null ? null : asText(fields.title);
  return kind === 'QUESTION' ? questionTitle(asText(fields.statement)) : null;
}

/** The first line of the statement of a question, shortened. */
export function questionTitle(statement: string): string {
  const [firstLine = ''] = richTextLines(statement).split('\n');
  return firstLine.length > longest ? `${firstLine.slice(0, longest).trimEnd()}…` : firstLine;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
