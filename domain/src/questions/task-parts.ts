// The parts of tasks and answer keys have names in common: `id` and `…Id` are ids of parts, `…Ids` lists of them, and in
// tasks and keys `text` and `expected` are rich text. So these functions hold for every kind.

export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** A copy with other strings where `write` changes them; `name` is the name of the field, `path` its place. */
function rewritten(value: Json, write: (text: string, name: string, path: string) => string) {
  const visit = (node: Json, name: string, path: string): Json => {
    if (typeof node === 'string') return write(node, name, path);
    if (Array.isArray(node)) return node.map((item, at) => visit(item, name, `${path}.${at}`));
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [
        key,
        visit(item, key, path ? `${path}.${key}` : key),
      ]),
    );
  };
  return visit(value, '', '');
}

export const isIdField = (name: string): boolean => /^id$|Ids?$/.test(name);
export const isHtmlField = (name: string): boolean => name === 'text' || name === 'expected';

/** A copy of a task or a key with other ids of parts. */
export const withIds = <V extends object>(value: V, rename: (id: string) => string): V =>
  rewritten(value as Json, (text, name) => (isIdField(name) ? rename(text) : text)) as V;

/** A copy of a task or a key with other rich texts. */
export const withTexts = <V extends object>(
  value: V,
  write: (html: string, path: string) => string,
): V =>
  rewritten(value as Json, (text, name, path) =>
    isHtmlField(name) ? write(text, path) : text,
  ) as V;

/** The rich texts of a task or a key. */
export function textsOf(value: object | null | undefined): string[] {
  const texts: string[] = [];
  if (value) {
    withTexts(value, (html) => {
      texts.push(html);
      return html;
    });
  }
  return texts;
}

/** The ids of the parts of a task. */
export function idsOf(task: object): string[] {
  const ids: string[] = [];
  withIds(task, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

interface Keyed {
  task?: object | null | undefined;
  answerKey?: object | null | undefined;
}

/**
 * True if two versions of a question have the same parts and can grade a response differently: by another key, or by
 * another setting of the task. Other parts can't be graded by the other version's key.
 */
export function isOtherKey(before: Keyed, after: Keyed): boolean {
  if (!before.task || !after.task) return false;
  const ids = (task: object) => idsOf(task).toSorted().join();
  if (ids(before.task) !== ids(after.task)) return false;
  return gradingOf(before) !== gradingOf(after);
}

/** The parts that decide on the credit, without rich text, in an order that does not depend on the input. */
function gradingOf({ task, answerKey }: Keyed): string {
  const normal = (node: Json, name: string): Json => {
    if (typeof node === 'string') return isHtmlField(name) || name === 'label' ? '' : node;
    if (Array.isArray(node)) {
      const items = node.map((item) => JSON.stringify(normal(item, name)));
      // The order of the key of an ordering is the key.
      return name === 'itemIds' ? items : items.toSorted();
    }
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => [key, normal(item, key)]),
    );
  };
  return JSON.stringify(normal([task, answerKey] as Json, ''));
}
