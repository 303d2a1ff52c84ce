import {
  questionMetadata,
  questionTag,
  questionTagsLimit,
} from '@sabia/domain/questions/question-metadata.ts';
import type { ImportedMetadata, ReportLoss } from './imported-question.ts';

/** Name, code and tags of a question as they stand in its file. */
export interface SourceMetadata {
  name: string | null;
  code: string | null;
  tags: readonly string[];
}

const longest = { name: 160, code: 60, tag: 40 } as const;

/** The metadata that fits; `say` reports what is left out (product.md Q37). */
export function importedMetadata(source: SourceMetadata, say: ReportLoss): ImportedMetadata {
  const line = (field: 'name' | 'code', label: string) => {
    const words = oneLine(source[field] ?? '');
    const read = questionMetadata.shape[field].safeParse(words);
    if (read.success) return read.data;
    say(`${label} “${shortened(words)}” passa de ${longest[field]} caracteres e não foi mantido.`);
    return null;
  };
  return {
    name: line('name', 'O nome'),
    code: line('code', 'O código'),
    tags: tagsOf(source, say),
  };
}

function tagsOf({ tags }: SourceMetadata, say: ReportLoss): string[] {
  const kept = new Set<string>();
  const tooMany = new Set<string>();
  for (const words of tags.map(oneLine).filter(Boolean)) {
    const { data: tag } = questionTag.safeParse(words);
    if (tag === undefined) {
      say(`A etiqueta “${shortened(words)}” passa de ${longest.tag} caracteres e não foi mantida.`);
    } else if (kept.has(tag) || kept.size < questionTagsLimit) kept.add(tag);
    else tooMany.add(tag);
  }
  if (tooMany.size > 0) {
    say(
      `Cabem ${questionTagsLimit} etiquetas em uma questão; ficaram de fora: ${[...tooMany].join(', ')}.`,
    );
  }
  return [...kept];
}

const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * The names in a category path of Moodle, `$course$/top/Matemática/Álgebra`, the outermost first. A slash within a name is
 * written twice. The context and Moodle's own `top` are no categories.
 */
export function categoryNames(path: string): string[] {
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => oneLine(name.replaceAll('//', '/')))
    .filter(Boolean);
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names;
}
