import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
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
    '<img src="/files/0123456789abcdef0123456789abcdef-1280.webp" alt="Gráfico de juros" title="Juros" width="640" height="360" />',
    '<figure><img src="https://exemplo.com.br/foto.jpg?w=2" alt="" /><figcaption>A praia</figcaption></figure>',
    '<p><a href="https://exemplo.com.br/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">site</a></p>',
    '<p><a href="mailto:oi@exemplo.com.br">e-mail</a> e <a href="/cursos/python">curso</a></p>',
    '<p>Ação, “aspas”, 3 &lt; 4 &amp; R$ 5 — 👩🏽‍🏫</p>',
    '<p></p>',
    '',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe(html);
  });
});

describe('the sanitiser converts equivalent elements', () => {
  it.each([
    ['<h1>Um</h1><h6>Seis</h6>', '<h2>Um</h2><h4>Seis</h4>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<p style="color:red" class="x" id="root" onclick="y()">a</p>', '<p>a</p>'],
    ['<div>a<span>b</span></div>', 'ab'],
    ['<p>a&nbsp;b</p>', '<p>a\u00a0b</p>'],
    [
      '<a href="http://x.com" target="_top" rel="opener">a</a>',
      '<a href="http://x.com" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<ol start="x" type="a"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<td colspan="99999">a</td>', '<td>a</td>'],
    ['<code class="language-js other">a</code>', '<code class="language-js">a</code>'],
    [
      '<table><colgroup><col style="width: 25px"></colgroup><tbody></tbody></table>',
      '<table><tbody></tbody></table>',
    ],
    ['a\0b', 'ab'],
  ])('%s becomes %s', (html, cleaned) => {
    expect(cleanRichText(html)).toBe(cleaned);
  });
});

describe('the sanitiser removes dangerous links and images', () => {
  it.each([
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<a href="vbscript:a">a</a>',
    '<a href="relative/path">a</a>',
    '<a href="https:relative/too">a</a>',
    '<a href="#root">a</a>',
    '<a name="root">a</a>',
    'a<img src="data:image/png;base64,AAAA">',
    'a<img src="http://exemplo.com.br/x.png">',
    'a<img src="/v1/users/sign-out">',
    'a<img src="/files/../v1/users">',
    'a<img src="/files/%2e%2e/v1/users">',
    'a<img src="blob:https://sabia.invalid/1">',
    'a<script>b</script><style>b</style><svg><text>b</text></svg><iframe src="/b">b</iframe>',
    '<form action="/b"><button>a</button></form>',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe('a');
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

describe('for any text', () => {
  const marks = `< > </ /> " ' = & &lt; &# ; <!-- --> <![CDATA[ ]]> src= id=x onclick=alert(1)
    href="javascript:alert(1)" class="language-x" <p> </p> <a> </a> <a href="/x"> <li> <ul> </ul> <table> <td>
    </table> <svg> <math> <mi> <style> </style> <title> </title> <noscript> <textarea> <select> <template>
    <iframe> <xmp> <plaintext> <h1> </h1> <b> </b> <pre> <br> <script> </script> <form> <img src="/files/a">
    <img src=x onerror=alert(1)>`.split(/\s+/);
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

const tags = `h2 h3 h4 p blockquote hr br ul ol li pre code a strong em u s
  img figure figcaption table thead tbody tfoot tr th td`.split(/\s+/);
const attributes = `href target rel src alt title width height
  start colspan rowspan colwidth class`.split(/\s+/);

/** The tags, attributes and URLs beyond the allowed ones that a browser's parser finds. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ('tagName' in node) {
      if (!tags.includes(node.tagName) || !node.namespaceURI.endsWith('xhtml'))
        found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (!attributes.includes(name)) found.push(`${node.tagName} ${name}`);
        if (['href', 'src'].includes(name) && !isHarmlessAddress(value)) found.push(value);
      }
      node.childNodes.forEach(visit);
    } else if (node.nodeName !== '#text') found.push(node.nodeName);
  };
  parseFragment(html).childNodes.forEach(visit);
  return found;
}

const isHarmlessAddress = (value: string) =>
  ['http:', 'https:', 'mailto:'].includes(new URL(value, 'https://sabia.test').protocol);
