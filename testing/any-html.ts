import fc from 'fast-check';

const inlineTags = `a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label map mark
  meter nobr output progress q ruby rt s samp small span strike strong sub sup time tt u var my-tag o:p`;
const blockTags = `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup legend li listing main menu nav ol p pre search section
  summary ul`;
const rawTags = 'textarea xmp select';
const lostTags =
  'script style template svg iframe object noscript title canvas video audio noembed noframes';
const word = fc.stringMatching(/^[a-zç]{1,5}$/);
/** HTML as people and programs write it, right or wrong: any elements in each other, texts and these pieces. */
export function anyHtmlOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(
    word,
    fc.constantFrom(
      ' ',
      '\n',
      '\n\n ',
      '&nbsp;',
      '&lt;b&gt;',
      '&amp;amp;',
      'a\nb',
      ' c ',
      '<br>',
      '<hr>',
      ...pieces,
    ),
  );
  const attribute = fc.constantFrom(
    '',
    ' id=a',
    ' id=b',
    ' href="#a"',
    ' href=/x',
    ' href=x.html',
    ' align=center',
    ' class=language-js',
    ' style="text-align:right"',
    ' style="font-weight:bold"',
    ' style="vertical-align:super"',
    ' start=3',
    ' style="mso-list:l0 level1"',
  );
  const anyTag = fc.constantFrom(
    ...`${inlineTags} ${blockTags} ${rawTags} ${lostTags}`.split(/\s+/),
  );
  const { node } = fc.letrec<{ node: string; nodes: string; cell: string; table: string }>(
    (tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join('')),
      node: fc.oneof(
        { maxDepth: 6 },
        text,
        fc
          .tuple(anyTag, attribute, tie('nodes'))
          .map(([tag, has, inside]) => `<${tag}${has}>${inside}</${tag}>`),
        // Without its end tag, as people write it.
        fc.tuple(anyTag, tie('nodes')).map(([tag, inside]) => `<${tag}>${inside}`),
        tie('table'),
      ),
      cell: fc
        .tuple(fc.constantFrom('td', 'th'), tie('nodes'))
        .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
      table: fc
        .tuple(
          fc.constantFrom('', '<caption>c</caption>', '<caption><p>c</p>d</caption>'),
          fc.array(tie('cell'), { maxLength: 3 }),
          fc.constantFrom('thead', 'tbody'),
        )
        .map(
          ([caption, cells, part]) =>
            `<table>${caption}<${part}><tr>${cells.join('')}</tr></${part}></table>`,
        ),
    }),
  );
  return fc.array(node, { maxLength: 6 }).map((all) => all.join(''));
}
