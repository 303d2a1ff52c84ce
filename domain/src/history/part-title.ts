import { richTextLines } from './rich-text-lines.ts';
import type { RevisedFields, RevisionKind } from './revision.ts';

const longest = 80;

/** The title of a section, content or question in the history of its course or exam; null for other kinds. */
export function partTitle(kind: RevisionKind, fields: RevisedFields): string | null {
  if (kind === 'SECTION' || kind === 'CONTENT') return asText(fields.title);
  if (kind !== 'QUESTION') return null;
  const [firstLine = ''] = richTextLines(asText(fields.statement)).split('\n');
  return firstLine.length > longest ? `${firstLine.slice(0, longest).trimEnd()}…` : firstLine;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
