import { expect, it } from 'vitest';
import { mergeFormerOrder, orderMistake } from './course-order.ts';

/** `a:12` is section a with the contents 1 and 2. */
const order = (...sections: string[]) =>
  sections.map((section) => ({ id: section[0] ?? '', contents: section.slice(2).split('') }));

it.each<[name: string, current: string[], requested: string[], fits: boolean]>([
  ['the current order', ['a:12', 'b:3'], ['a:12', 'b:3'], true],
  ['reversed contents', ['a:12'], ['a:21'], true],
  ['reversed sections', ['a:1', 'b:2'], ['b:2', 'a:1'], true],
  ['a content in another section', ['a:12', 'b:'], ['a:1', 'b:2'], true],
  ['nothing in nothing', [], [], true],
  ['a content left out', ['a:12'], ['a:1'], false],
  ['an unknown content', ['a:12'], ['a:123'], false],
  ['a content replaced by an unknown one', ['a:12'], ['a:13'], false],
  ['a content twice', ['a:12'], ['a:11'], false],
  ['a content in two sections', ['a:12', 'b:'], ['a:12', 'b:2'], false],
  ['a section left out', ['a:1', 'b:'], ['a:1'], false],
  ['a section twice', ['a:1', 'b:'], ['a:1', 'a:'], false],
])('%s', (_name, current, requested, fits) => {
  expect(orderMistake(order(...current), order(...requested)) === null).toBe(fits);
});

it.each<[name: string, current: string[], former: string[], merged: string[]]>([
  ['as it was', ['b:3', 'a:21'], ['a:12', 'b:3'], ['a:12', 'b:3']],
  ['a content back in its section', ['a:1', 'b:23'], ['a:12', 'b:3'], ['a:12', 'b:3']],
  ['a newer content follows the others', ['a:412'], ['a:21'], ['a:214']],
  ['a newer section follows the others', ['c:4', 'a:1'], ['a:1'], ['a:1', 'c:4']],
  ['without deleted ones', ['a:1'], ['a:12', 'b:3'], ['a:1']],
  [
    'a content whose former section was deleted stays in its section',
    ['a:12'],
    ['a:1', 'b:2'],
    ['a:12'],
  ],
])('a former order: %s', (_name, current, former, merged) => {
  expect(mergeFormerOrder(order(...current), order(...former))).toEqual(order(...merged));
  expect(orderMistake(order(...current), order(...merged))).toBeNull();
});
