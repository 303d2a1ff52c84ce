import { expect, it } from 'vitest';
import { mergeFormerOrder, orderMistake } from './course-order.ts';

/** `a:12` is section a with the contents 1 and 2. */
const order = (...drawn: string[]) =>
  drawn.map((section) => ({ id: section[0] ?? '', contents: section.slice(2).split('') }));

it.each<[name: string, current: string[], asked: string[], fits: boolean]>([
  ['the order that is there', ['a:12', 'b:3'], ['a:12', 'b:3'], true],
  ['contents the other way round', ['a:12'], ['a:21'], true],
  ['sections the other way round', ['a:1', 'b:2'], ['b:2', 'a:1'], true],
  ['a content in another section', ['a:12', 'b:'], ['a:1', 'b:2'], true],
  ['nothing in nothing', [], [], true],
  ['a content left out', ['a:12'], ['a:1'], false],
  ['a content that is not there', ['a:12'], ['a:123'], false],
  ['a content of elsewhere in its place', ['a:12'], ['a:13'], false],
  ['a content twice', ['a:12'], ['a:11'], false],
  ['a content in two sections', ['a:12', 'b:'], ['a:12', 'b:2'], false],
  ['a section left out', ['a:1', 'b:'], ['a:1'], false],
  ['a section twice', ['a:1', 'b:'], ['a:1', 'a:'], false],
])('%s', (_name, current, asked, fits) => {
  expect(orderMistake(order(...current), order(...asked)) === null).toBe(fits);
});

it.each<[name: string, current: string[], former: string[], again: string[]]>([
  ['as it was', ['b:3', 'a:21'], ['a:12', 'b:3'], ['a:12', 'b:3']],
  ['a content back in its section', ['a:1', 'b:23'], ['a:12', 'b:3'], ['a:12', 'b:3']],
  ['a new content stays behind the others', ['a:412'], ['a:21'], ['a:214']],
  ['a new section stays behind the others', ['c:4', 'a:1'], ['a:1'], ['a:1', 'c:4']],
  ['without what has been taken away', ['a:1'], ['a:12', 'b:3'], ['a:1']],
  ['what was in a section that is no more stays where it is', ['a:12'], ['a:1', 'b:2'], ['a:12']],
])('a former order: %s', (_name, current, former, again) => {
  expect(mergeFormerOrder(order(...current), order(...former))).toEqual(order(...again));
  expect(orderMistake(order(...current), order(...again))).toBeNull();
});
