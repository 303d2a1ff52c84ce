import { diffArrays } from 'diff';

/** A change of a list: these elements of it are replaced. */
interface Edit {
  start: number;
  end: number;
  by: readonly string[];
}

interface TextVersions {
  /** The base version of both. */
  former: string;
  mine: string;
  theirs: string;
}

/** Milliseconds after which two long texts count as entirely different. */
const timeoutMs = 300;

/** The text with the changes of both; null if both changed the same block, of rich text a paragraph or list, else a line. */
export function mergedText({ former, mine, theirs }: TextVersions): string | null {
  const before = blocksOf(former);
  const edits = [mine, theirs].map((text) => editsOf(before, blocksOf(text)));
  const [ofMine = [], ofTheirs = []] = edits;
  const added = ofTheirs.filter((edit) => !ofMine.some((own) => isSame(own, edit)));
  if (added.some((edit) => ofMine.some((own) => isOverlapping(own, edit)))) return null;
  const merged: string[] = [];
  let next = 0;
  for (const { start, end, by } of [...ofMine, ...added].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    merged.push(...before.slice(next, start), ...by);
    next = end;
  }
  return [...merged, ...before.slice(next)].join('');
}

/** The elements at the top of rich text, or the lines of any other text. */
function blocksOf(text: string): string[] {
  if (!text.startsWith('<')) return text.split(/(?<=\n)/);
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return [...body.childNodes].map((node) =>
    node instanceof Element ? node.outerHTML : (node.textContent ?? ''),
  );
}

function editsOf(before: readonly string[], after: readonly string[]): Edit[] {
  const parts = diffArrays([...before], [...after], { timeout: timeoutMs });
  if (!parts) return [{ start: 0, end: before.length, by: after }];
  const edits: Edit[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    if (removed || added) {
      const last = edits.at(-1);
      const edit = last?.end === at ? last : { start: at, end: at, by: [] };
      if (edit !== last) edits.push(edit);
      if (removed) edit.end += value.length;
      else edit.by = [...edit.by, ...value];
    }
    if (!added) at += value.length;
  }
  return edits;
}

const isSame = (one: Edit, other: Edit): boolean =>
  one.start === other.start && one.end === other.end && one.by.join('\0') === other.by.join('\0');

/** Two insertions at one place overlap, too: neither order is known to be right. */
const isOverlapping = (one: Edit, other: Edit): boolean =>
  one.start === other.start || (one.start < other.end && other.start < one.end);
