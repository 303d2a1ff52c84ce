import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { richTextElements, storedAnchor } from '@sabia/domain/rich-text/elements.ts';
import { describeLosses, type RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import { describe, expect, it } from 'vitest';
import { anyHtmlOf } from '../../../../testing/any-html.ts';
import { richTextSamples } from '../../../../testing/rich-text-samples.ts';
import { cleanRichText } from './rich-text.ts';
import { sanitiserAttacks } from '../../../test/support/sanitiser-attacks.ts';

describe('the sanitiser keeps the HTML of the editor', () => {
  it.each([
    '<h2>Juros compostos</h2><h3>Por que importam</h3><h4>Um exemplo</h4>',
    '<p>Um <strong>texto</strong> <em>com</em> <u>tudo</u> <s>que</s> <code>há</code>.</p>',
    '<p>Uma linha<br />e outra</p><hr /><blockquote><p>Uma citação</p></blockquote>',
    '<ul><li><p>um</p><ul><li><p>dentro</p></li></ul></li></ul>',
    '<ol start="3"><li><p>três</p></li></ol>',
    '<pre><code class="language-python">if a &lt; b and c &gt; d:\n    print("ok &amp; fim")</code></pre>',
    '<pre><code class="language-c++">x</code></pre>',
    '<table><tbody><tr><th colspan="2" rowspan="1" colwidth="120,80"><p>Mês</p></th></tr><tr><td colspan="1" rowspan="1"><p>1</p></td></tr></tbody></table>',
    '<img src="/files/0123456789abcdef0123456789abcdef-1280x720.webp" alt="Gráfico de juros" title="Juros" width="640" height="360" />',
    '<figure><img src="https://exemplo.com.br/foto.jpg?w=2" alt="" /><figcaption>A praia</figcaption></figure>',
    '<p><a href="https://exemplo.com.br/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">site</a></p>',
    '<p><a href="mailto:oi@exemplo.com.br">e-mail</a> e <a href="/cursos/python">curso</a></p>',
    '<p>Ação, “aspas”, 3 &lt; 4 &amp; R$ 5 — 👩🏽‍🏫</p>',
    '<p>10<sup>3</sup> gramas de H<sub>2</sub>SO<sub>4</sub></p>',
    '<dl><dt>Termo</dt><dd><p>Definição</p></dd><dd>Outra</dd></dl>',
    '<figure><figcaption>Tabela 1</figcaption><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    '<details><summary>Ver a <em>resposta</em></summary><p>42</p></details>',
    '<ol start="3" type="a"><li>c</li></ol><ol type="I"><li>I</li></ol>',
    '<h2 align="center">Título</h2><p align="right">Data</p><p align="justify">Texto</p>',
    '<h2 id="user-content-fim">Fim</h2><p><a href="#user-content-fim">ao fim</a></p>',
    '<pre><code>x<sup>2</sup> <strong>y</strong>\n<a href="/cursos/x">z</a></code></pre>',
    '<p>Ouça:</p><audio src="/files/0a1b.mp3" controls title="Na padaria"></audio><p>Responda.</p>',
    '<ul><li><p>a</p><audio src="/files/0a1b.ogg" controls></audio></li></ul>',
    '<figure><audio src="/files/0a1b.m4a" controls></audio><figcaption>Faixa 1</figcaption></figure>',
    '<p></p>',
    '',
  ])('%s', (html) => {
    expect(lossesOf(html)).toEqual([]);
    expect(cleanRichText(html)).toBe(html);
  });

  it('and every element and attribute of rich text', () => {
    const all = richTextSamples.join('');
    const found = tagsIn(all);
    expect(Object.keys(richTextElements).filter((tag) => !found.has(tag))).toEqual([]);
    for (const [tag, names] of Object.entries(richTextElements)) {
      expect(names.filter((name) => !found.get(tag)?.has(name))).toEqual([]);
    }
    for (const sample of richTextSamples) expect(cleanRichText(sample)).toBe(sample);
  });
});

describe('the sanitiser converts equivalent elements', () => {
  it.each([
    ['<h1>Um</h1><h2>Dois</h2><h6>Seis</h6>', '<h2>Um</h2><h3>Dois</h3><h4>Seis</h4>'],
    ['<h2>Dois</h2><h5>Cinco</h5>', '<h2>Dois</h2><h4>Cinco</h4>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    [
      '<p style="color:red" class="x" id="root" onclick="y()">a</p>',
      '<p id="user-content-root">a</p>',
    ],
    ['<div>a<span>b</span></div>', '<p>ab</p>'],
    ['a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>'],
    [
      '<a href="http://x.com" target="_top" rel="opener">a</a>',
      '<a href="http://x.com" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<ol start="x" type="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<table><colgroup><col style="width: 25px"></colgroup><tr><td colspan="99999">a</table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['<code class="language-js other">a</code>', '<code>a</code>'],
    [
      '<pre class="other lang-js">a<br>b<div>c</div>d</pre>',
      '<pre><code class="language-js">a\nb\nc\nd</code></pre>',
    ],
    ['a\0b', 'ab'],
    [
      '<table><caption>T</caption><thead><tr><td>a</td></tr></thead><tfoot><tr><td>c</td></tr></tfoot><tr><td>b</td></tr></table>',
      '<figure><figcaption>T</figcaption><table><tbody><tr><th>a</th></tr><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table></figure>',
    ],
    ['<figure><img src="/files/a"></figure>', '<img src="/files/a" />'],
    ['<figcaption>a</figcaption><summary>b</summary>', '<p>a</p><p>b</p>'],
    ['<details>a<p>b</p></details>', '<p>a</p><p>b</p>'],
    [
      '<details><summary><h3>a</h3></summary>b</details>',
      '<details><summary>a</summary><p>b</p></details>',
    ],
    [
      '<details><summary>a</summary><div>b</div></details>',
      '<details><summary>a</summary><p>b</p></details>',
    ],
    [
      '<dl><div><dt>a<dd>b</div><div><dt><p>c</p><p>d</p></dl>',
      '<dl><dt>a</dt><dd>b</dd><dt>c<br />d</dt></dl>',
    ],
    ['<li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['<dd>a', '<dl><dd>a</dd></dl>'],
    ['<ul><li>a<ul><li>b</ul></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
    ['<ul>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ol style="list-style-type: lower-roman"><li>a</ol>', '<ol type="i"><li>a</li></ol>'],
    ['<ol><li style="list-style-type:upper-alpha">a</ol>', '<ol type="A"><li>a</li></ol>'],
    [
      '<div align="center">a<p>b</p><p align="left">c</p></div>',
      '<p align="center">a</p><p align="center">b</p><p>c</p>',
    ],
    ['<center><h2>a</h2></center>', '<h2 align="center">a</h2>'],
    ['<p style="text-align: end">a</p>', '<p align="right">a</p>'],
    [
      '<table><tr><td style="text-align:right">1</table>',
      '<table><tbody><tr><td><p align="right">1</p></td></tr></tbody></table>',
    ],
    [
      '<a href="/x"><div>a</div><div>b</div></a>',
      '<p><a href="/x">a</a></p><p><a href="/x">b</a></p>',
    ],
    ['10<span style="vertical-align: super">3</span>', '10<sup>3</sup>'],
    [
      '<b style="font-weight:normal"><span style="font-weight:700">a</span>b</b>',
      '<strong>a</strong>b',
    ],
    ['<i><b>a</b></i><b>b</b>', '<em><strong>a</strong></em><strong>b</strong>'],
    [
      '<span id="x y">a</span> <a href="#x%20y">b</a>',
      '<p id="user-content-x-y">a <a href="#user-content-x-y">b</a></p>',
    ],
    [
      '<a name="x"></a><h2 id="y">a</h2><a href="#x">b</a>',
      '<h2 id="user-content-y">a</h2><p><a href="#user-content-y">b</a></p>',
    ],
    ['<p id="x">a</p><p id="x">b</p>', '<p id="user-content-x">a</p><p>b</p>'],
    [
      '<p id="user-content-x">a</p><a href="#x">b</a>',
      '<p id="user-content-x">a</p><p><a href="#user-content-x">b</a></p>',
    ],
    [
      '<img alt="a" width="640px" src="/files/a" height="360">',
      '<img src="/files/a" alt="a" height="360" />',
    ],
    ['<img src="/files/a">', '<img src="/files/a" />'],
    ['<p>a</p>\n <img src="/files/a"> \n<p>b</p>', '<p>a</p><img src="/files/a" /><p>b</p>'],
    [
      '<math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mi>a</mi><mi>b</mi></mfrac></math>',
      '\\(x^2=\\frac{a}{b}\\)',
    ],
    [
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>um</p>
       <p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·</span>dentro</p>
       <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>dois</p><p>fim</p>`,
      '<ol><li><p>um</p><ul><li>dentro</li></ul></li><li>dois</li></ol><p>fim</p>',
    ],
    [
      `<p style='mso-list:l0 level1'><span style='mso-list:Ignore'>b)</span>um</p><p style='mso-list:l1 level1'>dois</p>`,
      '<ol type="a"><li>um</li></ol><ul><li>dois</li></ul>',
    ],
    [
      '<img src="/files/0a1b-40x56.webp" alt="">',
      '<img src="/files/0a1b-40x56.webp" alt="" width="40" height="56" />',
    ],
    [
      '<img width="640" height="10" src="/files/0a1b-40x56.webp" alt="">',
      '<img src="/files/0a1b-40x56.webp" alt="" width="40" height="56" />',
    ],
    [
      '<img src="/files/0a1b-40.webp" alt="" width="640">',
      '<img src="/files/0a1b-40.webp" alt="" width="40" />',
    ],
    [
      '<p id="x" align="center">Ouça: <b><audio src="/files/0a.wav" autoplay loop muted preload="auto" aria-label=" Na padaria " onplay="x()">Não toca</audio>e <br></b> responda.</p>',
      '<p id="user-content-x" align="center">Ouça:</p><audio src="/files/0a.wav" controls title="Na padaria"></audio><p align="center"><strong>e <br /></strong> responda.</p>',
    ],
    [
      '<p id="x"><audio><source src="/files/0a.mp3" type="audio/mpeg"></audio></p><a href="#x">a</a>',
      '<p id="user-content-x"></p><audio src="/files/0a.mp3" controls></audio><p><a href="#user-content-x">a</a></p>',
    ],
    [
      'a<audio src="/files/0a.mp3"></audio>',
      '<p>a</p><audio src="/files/0a.mp3" controls></audio>',
    ],
    [
      '<pre>a<audio src="/files/0a.mp3" title="b"></audio></pre>',
      '<pre><code>a[áudio: b]</code></pre>',
    ],
    [
      '<audio src="https://a.example/b.mp3" controls></audio>',
      '<a href="https://a.example/b.mp3" target="_blank" rel="noopener noreferrer">https://a.example/b.mp3</a>',
    ],
  ])('%s becomes %s', (html, cleaned) => {
    expect(cleanRichText(html)).toBe(cleaned);
  });
});

describe('the sanitiser removes dangerous links, images and audio', () => {
  it.each([
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<a href="vbscript:a">a</a>',
    '<a href="relative/path">a</a>',
    '<a href="https:relative/too">a</a>',
    '<a href="#root">a</a>',
    'a<img src="data:image/png;base64,AAAA">',
    'a<img src="http://exemplo.com.br/x.png">',
    'a<img src="/v1/users/sign-out">',
    'a<img src="/files/../v1/users">',
    'a<img src="/files/%2e%2e/v1/users">',
    'a<img src="blob:https://sabia.invalid/1">',
    'a<script>b</script><style>b</style><svg><text>b</text></svg><iframe src="/b">b</iframe>',
    'a<audio src="data:audio/mpeg;base64,AAAA"></audio>',
    'a<audio src="/files/0a.mp3?access=1"></audio>',
    'a<audio src="/files/../v1/users/a.mp3"></audio>',
    'a<audio src="/files/0a.webp"></audio>',
    'a<audio src="blob:https://sabia.invalid/1"></audio>',
    'a<object data="/b">b</object><embed src="/b"><video><source src="/b">b</video>',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe('a');
    expect(lossesOf(html)).not.toEqual([]);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example'])(
    'a link to %s is known to lead out of the site',
    (href) => {
      expect(cleanRichText(`<a href="${href}">a</a>`)).toContain('rel="noopener noreferrer"');
    },
  );
});

describe('a known attack on a sanitiser', () => {
  it.each(sanitiserAttacks.map((attack, index) => [index, attack] as const))(
    'number %i comes out with nothing that a browser would run',
    (_, attack) => {
      expect(dangers(cleanRichText(attack))).toEqual([]);
    },
  );
});

// A conversion that visits a part twice at each level would take 2^100 steps.
it.each([
  'a b sup code div p h1 blockquote ul ol li dl dt dd details summary table tr td caption figure',
  'math mrow msup mfrac semantics font center section article custom-element',
])('converts elements nested 100 times: %s', (tags) => {
  for (const tag of tags.split(' '))
    expect(cleanRichText(`${`<${tag}>`.repeat(100)}fim`), tag).toContain('fim');
  const mathematics = ['mrow', 'msup', 'mfrac', 'msqrt', 'mroot', 'semantics'];
  for (const tag of mathematics)
    expect(cleanRichText(`<math>${`<${tag}><mi>x</mi>`.repeat(100)}<mi>fim</mi>`), tag).toContain(
      'x',
    );
});

describe('for any text', () => {
  const marks = `< > </ /> " ' = & &lt; &# ; <!-- --> <![CDATA[ ]]> src= id=x onclick=alert(1)
    href="javascript:alert(1)" class="language-x" <p> </p> <a> </a> <a href="/x"> <li> <ul> </ul> <table> <td>
    </table> <svg> <math> <mi> <style> </style> <title> </title> <noscript> <textarea> <select> <template>
    <iframe> <xmp> <plaintext> <h1> </h1> <b> </b> <pre> <br> <script> </script> <form> <img src="/files/a">
    <img src=x onerror=alert(1)> <audio src="/files/a.mp3"> </audio> <figure> <figcaption>`.split(
    /\s+/,
  );
  const piece = fc.oneof(
    fc.constantFrom(...marks, ' ', '\n', '\0'),
    fc.string({ maxLength: 6 }),
    fc.constantFrom(...sanitiserAttacks.map((attack) => attack.slice(0, 400))),
  );
  const anyHtml = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  it('a browser runs nothing of the result', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        expect(dangers(cleanRichText(html))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('sanitising is idempotent', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = cleanRichText(html);
        expect(cleanRichText(once)).toBe(once);
      }),
      { numRuns: 600 },
    );
  });
});

/** The tags, attributes and URLs beyond the allowed ones that a browser's parser finds. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ('tagName' in node) {
      const names = richTextElements[node.tagName];
      if (!names || !node.namespaceURI.endsWith('xhtml')) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (!names?.includes(name)) found.push(`${node.tagName} ${name}`);
        if (['href', 'src'].includes(name) && !isHarmlessAddress(value)) found.push(value);
        if (name === 'id' && !storedAnchor.test(value)) found.push(value);
      }
      node.childNodes.forEach(visit);
    } else if (node.nodeName !== '#text') found.push(node.nodeName);
  };
  parseFragment(html).childNodes.forEach(visit);
  return found;
}

const isHarmlessAddress = (value: string) =>
  ['http:', 'https:', 'mailto:'].includes(new URL(value, 'https://sabia.test').protocol);

function tagsIn(html: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('tagName' in node)) return;
    const names = found.get(node.tagName) ?? new Set();
    for (const { name } of node.attrs) names.add(name);
    found.set(node.tagName, names);
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return found;
}

function lossesOf(html: string): string[] {
  const losses: RichTextLoss[] = [];
  cleanRichText(html, { say: (loss) => losses.push(loss) });
  return describeLosses(losses);
}

describe('the sanitiser says what it does not keep', () => {
  it.each([
    [
      '<a href="cap2.html">a</a>',
      'Um link virou texto, porque o endereço não está completo: “cap2.html”.',
    ],
    [
      '<a href="1.html">a</a><a href="2.html">a</a><a href="3.html">a</a><a href="4.html">a</a>',
      '4 links viraram texto, porque o endereço não está completo: “1.html”, “2.html”, “3.html” e mais 1.',
    ],
    [
      '<a href="#x">a <b>b</b> c</a>',
      'Um link virou texto, porque leva a uma parte que não está neste texto: “#x”.',
    ],
    [
      '<img src="a.png" alt="Mapa">',
      'Uma imagem ficou de fora, porque não está no arquivo nem em um endereço seguro (https): “a.png”.',
    ],
    [
      '<iframe src="https://v.example/1"></iframe>',
      'Um vídeo, áudio ou página incorporada virou link: “https://v.example/1”.',
    ],
    [
      '<audio src="https://a.example/b.mp3"></audio>',
      'Um vídeo, áudio ou página incorporada virou link: “https://a.example/b.mp3”.',
    ],
    [
      '<dl><dt><audio src="/files/0a.mp3"></audio></dt></dl>',
      'Um objeto incorporado (vídeo, áudio ou desenho) não foi mantido: “<audio>”.',
    ],
    ['a<svg></svg>', 'Um objeto incorporado (vídeo, áudio ou desenho) não foi mantido: “<svg>”.'],
    [`a<math><mi>${'x'.repeat(5000)}</mi></math>`, 'Uma fórmula em MathML virou texto; confira.'],
    [
      '<script>a</script><button>b</button>',
      'Programas e campos de formulário dentro do texto não foram mantidos: “<script>”, “<button>”.',
    ],
    [
      '<ol reversed><li>a</ol>',
      'A numeração própria de itens de uma lista não foi mantida; confira.',
    ],
    [
      '<details><p>a</p></details>',
      'Um trecho que abre e fecha ficou aberto, porque não tem título.',
    ],
    ['<p style="color: red">a</p>', 'Cores e fontes do texto não foram mantidas.'],
  ])('%s', (html, sentence) => {
    expect(lossesOf(html)).toEqual([sentence]);
  });

  it('says nothing about what looks the same', () => {
    expect(
      lossesOf('<div dir="ltr" style="color: black; margin: 0; text-align: left">a</div>'),
    ).toEqual([]);
  });
});

describe('for any HTML', () => {
  const anyHtml = anyHtmlOf();
  const withAudio = anyHtmlOf('<audio src="/files/a.mp3"></audio>');

  it('the text of what is stored is the text of the HTML, block by block', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        expect(textBlocks(cleanRichText(html))).toEqual(textBlocks(html));
      }),
      { numRuns: 1000 },
    );
  });

  it('sanitising is idempotent, and the second time loses nothing', () => {
    fc.assert(
      fc.property(withAudio, (html) => {
        const once = cleanRichText(html);
        expect(cleanRichText(once)).toBe(once);
        expect(lossesOf(once)).toEqual([]);
        expect(dangers(once)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** The lines of text that a browser shows: one for each block. */
function textBlocks(html: string): string[] {
  const hidden = new Set(
    `script style template svg iframe object noscript title canvas video audio noembed noframes`.split(
      ' ',
    ),
  );
  const block = new Set(
    `address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol option optgroup p plaintext
    pre search section select summary table tbody td textarea tfoot th thead tr ul xmp`.split(
      /\s+/,
    ),
  );
  const lines = [''];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode, isPre: boolean): void => {
    if ('value' in node) {
      const [first = '', ...more] = isPre ? node.value.split('\n') : [node.value];
      lines.push((lines.pop() ?? '') + first, ...more);
    } else if ('tagName' in node && !hidden.has(node.tagName)) {
      const isBlock = block.has(node.tagName);
      if (isBlock) lines.push('');
      const isPreformatted = isPre || ['pre', 'listing', 'xmp', 'plaintext'].includes(node.tagName);
      for (const child of node.childNodes) visit(child, isPreformatted);
      if (isBlock) lines.push('');
    }
  };
  for (const child of parseFragment(html).childNodes) visit(child, false);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
