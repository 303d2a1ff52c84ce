import { expect, it } from 'vitest';
import { mapTexts } from './map-texts.ts';

it.each([
  ['a<b>c</b>d', 'A<b>C</b>D'],
  ['a<code>b<i>c</i></code>d', 'A<code>b<i>c</i></code>D'],
  ['<pre class="x">a</pre>b<prefix>c', '<pre class="x">a</pre>B<prefix>C'],
  ['<code>a<pre>b</pre>c', '<code>A<pre>b</pre>C'],
  ['a < b', 'A < B'],
  ['', ''],
])('%s', (html, mapped) => {
  expect(mapTexts(html, (text) => text.toUpperCase())).toBe(mapped);
});
