import { richTextElements } from '@sabia/domain/rich-text/elements.ts';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyHtmlOf } from '../../../../../testing/any-html.ts';
import { sharedData } from '../../../../../testing/shared-data.ts';
import { richTextSamples } from '../../../../../testing/rich-text-samples.ts';
import { createAudioNode } from '../media/audio-node.ts';
import { editorContent } from './editor-content.ts';
import { createImageNodes } from '../media/image-node.ts';
import { createMediaUploads } from '../media/media-uploads.ts';
import { leaveTextBlock } from './leave-text-block.ts';
import { convertPastedHtml } from '../paste/pasted-html.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { hasTranscript, writeTranscript } from '../media/transcript.ts';
import { controls } from './toolbar-controls.ts';

function write(content: string): Editor {
  const uploads = createMediaUploads({
    problem: () => undefined,
    upload: () => Promise.resolve(false),
  });
  const editor = new Editor({
    extensions: [...richTextExtensions, ...createImageNodes(uploads), createAudioNode(uploads)],
    content: editorContent(content),
  });
  onTestFinished(() => editor.destroy());
  return editor;
}

/** As the server stores it, without the empty paragraph that the editor adds. */
const stored = (html: string) => convertPastedHtml(html.replace(/(?:<p><\/p>)+$/, '')).html;

/** The editor leaves spans of 1 out. */
const shortened = (html: string) => html.replaceAll(/ (?:row|col)span="1"/g, '');

/**
 * HTML with each line in a paragraph, the marks of each piece of text in one order, and white space as it is shown: the
 * editor writes these in its own way.
 */
function inOneForm(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = shortened(html);
  for (const box of [body, ...body.querySelectorAll('li, dd, th, td, blockquote, figure, details')])
    wrapLines(box);
  return blockInOneForm(body).replaceAll(/<(?:p|pre)>\s*<\/(?:p|pre)>/g, '');
}

function blockInOneForm(block: Element): string {
  const start = (block.cloneNode(false) as Element).outerHTML.replace(/<\/\w+>$/, '');
  const isLine = block.matches('p, h2, h3, h4, dt, summary, figcaption, pre');
  const inside = isLine
    ? lineInOneForm(block)
    : [...block.children].map((child) => blockInOneForm(child)).join('');
  return `${start}${inside}</${block.localName}>`;
}

/** Text or an image, with its marks as HTML. */
interface Piece {
  marks: string;
  html: string;
}

function lineInOneForm(line: Element): string {
  const pieces: Piece[] = [];
  const visit = (node: Node, marks: string[]): void => {
    const isMark = node instanceof Element && !node.matches('img, br');
    if (isMark) {
      const mark = (node.cloneNode(false) as Element).outerHTML;
      for (const child of node.childNodes) visit(child, [...marks, mark]);
      return;
    }
    const html = node instanceof Element ? node.outerHTML : (node.textContent ?? '');
    const piece = { marks: marks.toSorted().join(''), html };
    const last = pieces.at(-1);
    // Marks of white space in code are not to be seen.
    const isCode = line.localName === 'pre';
    if (last && isCode && last.html.trim() === '') last.marks = piece.marks;
    if (last && ((isCode && html.trim() === '') || last.marks === piece.marks)) last.html += html;
    else pieces.push(piece);
  };
  for (const child of line.childNodes) visit(child, []);
  if (pieces.every(({ html }) => html.trim() === '')) return '';
  if (line.localName === 'pre') return joined(pieces).replace(/\s+$/, '');
  let afterSpace = true;
  for (const [at, piece] of pieces.entries()) {
    const shown = piece.html.replace(/[ \t\n\r\f]+/g, ' ').replace(/ ?(<br>) ?/g, '$1');
    const before = pieces.slice(0, at).findLast(({ html }) => html);
    if (before && shown.trimStart().startsWith('<br>')) before.html = before.html.replace(/ $/, '');
    piece.html = afterSpace ? shown.replace(/^ /, '') : shown;
    if (piece.html) afterSpace = / $|<br>$/.test(piece.html);
  }
  const shown = merged(pieces.filter(({ html }) => html));
  return joined(shown).replace(/(?: |\|(?:\{[^}]*\})?)+$/, '');
}

/** Pieces with the same marks that follow each other are one: a space with marks between them may not be shown. */
const merged = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, { marks, html }) => {
    const last = all.at(-1);
    if (last?.marks !== marks) return [...all, { marks, html }];
    return [...all.slice(0, -1), { marks, html: last.html + html }];
  }, []);

const joined = (pieces: readonly Piece[]): string =>
  pieces.map(({ marks, html }) => (marks ? `{${marks}}` : '') + html).join('|');

/** Puts each line that is directly in a box, and each image there, into a paragraph of its own. */
function wrapLines(box: Element): void {
  let line: Element | null = null;
  for (const node of Array.from(box.childNodes)) {
    const isBlock =
      node instanceof Element &&
      node.matches(
        'p, h2, h3, h4, ul, ol, dl, blockquote, pre, hr, figure, figcaption, details, summary, table, audio',
      );
    if (isBlock) line = null;
    else if (line) line.append(node);
    else {
      line = document.createElement('p');
      node.replaceWith(line);
      line.append(node);
    }
  }
}

/** The texts with tags in the trees of the GIFT tests. */
function realQuestionTexts(): string[] {
  const folder = sharedData('gift/tests/questions/');
  if (!folder) return [];
  const path = fileURLToPath(folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => stringsIn(JSON.parse(readFileSync(join(path, name), 'utf8'))))
    .filter((text) => /<\w/.test(text));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(stringsIn)
      : [];

describe('each element of rich text', () => {
  it.each(richTextSamples)('stays in the editor: %s', (sample) => {
    expect(shortened(stored(write(sample).getHTML()))).toBe(shortened(stored(sample)));
  });

  it('has its look in the stylesheet', () => {
    const stylesheet = readFileSync(join(import.meta.dirname, '../RichText.module.css'), 'utf8');
    const plain = ['strong', 'em', 'u', 's', 'br', 'tbody'];
    const bare = Object.keys(richTextElements).filter(
      (tag) => !plain.includes(tag) && !new RegExp(`[\\s(,>]${tag}\\b`).test(stylesheet),
    );
    expect(bare).toEqual([]);
  });
});

describe('opening and saving in the editor changes nothing', () => {
  /** The stored HTML after the editor, and before it, in the same form. */
  function expectUnchanged(html: string): void {
    const before = stored(html);
    expect(inOneForm(stored(write(before).getHTML())), before).toBe(inOneForm(before));
  }

  it.each([
    '<p>A metade de <img src="/files/ab-40x60.webp" alt="1 sobre 2"> é <img src="/files/cd-40x60.webp">.</p>',
    'Um quarto, <img src="/files/ab-40x60.webp" alt="1 sobre 4">, de 80',
    '<p><img src="/files/ab-40x60.webp" alt="x"> = 3</p><img src="/files/cd-640x400.webp" alt="Gráfico"><p>fim</p>',
    '<p align="center"><img src="/files/ab-640x60.webp" alt=""></p>',
    '<p><a href="https://exemplo.com.br/"><img src="/files/ab-640x60.webp" alt="x"></a></p>',
    '<p><strong>a <img src="/files/ab-40x60.webp" alt="x"> b</strong></p>',
    '<img src="/files/ab-640x60.webp"><img src="/files/cd-640x60.webp" alt="">',
    '<ul><li>Com <img src="/files/ab-40x60.webp"> figura</li><li><img src="/files/cd-640x60.webp" alt="x"></li></ul>',
    '<table><caption>Íons</caption><tr><th>Na<sup>+</sup></th><td>H<sub>2</sub>O <img src="/files/ab-40x60.webp" alt="x"></td></tr></table>',
    '<dl><dt>Termo <img src="/files/ab-40x60.webp" alt="x"></dt><dd>Definição</dd><dd>Outra</dd></dl>',
    '<details><summary>Ver <img src="/files/ab-40x60.webp" alt="x"></summary><p id="a">Sim</p></details><p><a href="#a">ir</a></p>',
    '<figure><img src="/files/ab-640x60.webp" alt="x"><figcaption>Figura <img src="/files/cd-40x60.webp" alt="1"></figcaption></figure>',
    '<p>Ouça:</p><audio src="/files/ab.mp3" controls title="Na padaria"></audio><details><summary>Transcrição</summary><p>Oi</p></details>',
    '<ul><li><p>a</p><audio src="/files/ab.ogg" controls></audio></li></ul>',
    '<figure><audio src="/files/ab.wav" controls></audio><figcaption>Faixa 1</figcaption></figure>',
    '<p>a b <strong> </strong>a</p>',
    '<h4><sup><s>a</s><sub> </sub> </sup><br />a</h4>',
    '<ul><li><img src="/files/ab-40x60.webp" alt="x"> <img src="/files/cd-40x60.webp" alt="y"></li></ul>',
    '<h2 align="right">A <img src="/files/ab-40x60.webp" alt="x"></h2><ol type="a" start="3"><li>a</li></ol>',
  ])('%s', expectUnchanged);

  it.each(realQuestionTexts())('real question text %#', expectUnchanged);

  it('any HTML', () => {
    const image = '<img src="/files/a-40.webp" alt="b">';
    const audio = '<audio src="/files/a.mp3"></audio>';
    // happy-dom loads no iframes and says so. A fixed seed, because it differs from browsers in rare white space.
    const html = anyHtmlOf(image, audio).filter((each) => !each.includes('<iframe'));
    fc.assert(fc.property(html, expectUnchanged), { numRuns: 300 });
  });
});

describe('the toolbar', () => {
  const run = (editor: Editor, label: string) =>
    controls
      .flat()
      .find((control) => control.label === label)
      ?.run(editor);

  it.each([
    ['Sobrescrito', '<p><sup>3</sup></p>'],
    ['Subscrito', '<p><sub>3</sub></p>'],
    ['Centralizar', '<p align="center">3</p>'],
    ['Alinhar à direita', '<p align="right">3</p>'],
    ['Justificar', '<p align="justify">3</p>'],
  ])('%s, and back', (label, html) => {
    const editor = write('<p>3</p>');
    editor.commands.selectAll();
    run(editor, label);
    expect(editor.getHTML()).toBe(html);
    run(editor, label);
    expect(editor.getHTML()).toBe('<p>3</p>');
  });

  it('makes a definition list, which the Enter key continues and ends', () => {
    const editor = write('<p></p>');
    const enter = () => leaveTextBlock(editor) || editor.commands.splitBlock();
    const type = (text: string) => editor.commands.insertContent(text);
    run(editor, 'Lista de definições');
    type('Termo');
    enter();
    type('Definição');
    enter();
    enter();
    type('Outro');
    enter();
    type('Dele');
    enter();
    enter();
    enter();
    type('fim');
    expect(stored(editor.getHTML())).toContain(
      '<dt>Termo</dt><dd><p>Definição</p></dd><dt>Outro</dt>',
    );
    expect(stored(editor.getHTML())).toMatch(/<\/dl><p>fim<\/p>$/);
  });

  it('takes a definition list apart', () => {
    const editor = write('<dl><dt>a</dt><dd><p>b</p></dd></dl>');
    editor.commands.setTextSelection(2);
    run(editor, 'Lista de definições');
    expect(stored(editor.getHTML())).toBe('<p>a</p><p>b</p>');
  });

  it('makes a part that opens and closes', () => {
    const editor = write('<p>antes</p>');
    editor.commands.focus('end');
    run(editor, 'Trecho que abre e fecha');
    editor.commands.insertContent('Ver');
    leaveTextBlock(editor);
    editor.commands.insertContent('a resposta');
    expect(stored(editor.getHTML())).toBe(
      '<p>antes</p><details><summary>Ver</summary><p>a resposta</p></details>',
    );
  });

  it.each([
    [
      'a table',
      '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
      4,
      /^<figure><figcaption>T<\/figcaption><table>/,
    ],
    [
      'an image',
      '<img src="/files/a" alt="b">',
      'image',
      /^<figure><img src="\/files\/a" alt="b" \/><figcaption>T<\/figcaption>/,
    ],
  ] as const)('adds a caption to %s', (_name, html, at, becomes) => {
    const editor = write(html);
    if (at === 'image') editor.commands.setNodeSelection(0);
    else editor.commands.setTextSelection(at);
    run(editor, 'Legenda');
    editor.commands.insertContent('T');
    expect(stored(editor.getHTML())).toMatch(becomes);
  });
});

describe('the transcript of audio', () => {
  const audio = '<audio src="/files/ab.mp3" controls title="a"></audio>';
  const written = (html: string, at: number) => {
    const editor = write(html);
    const before = hasTranscript(editor, at);
    writeTranscript(editor, at);
    editor.commands.insertContent('Oi');
    return { before, html: stored(editor.getHTML()).replaceAll('controls=""', 'controls') };
  };

  it('is written behind it', () => {
    expect(written(`${audio}<p>b</p>`, 0)).toEqual({
      before: false,
      html: `<audio src="/files/ab.mp3" controls title="a"></audio><details><summary>Transcrição</summary><p>Oi</p></details><p>b</p>`,
    });
  });

  it('is written behind the figure of audio', () => {
    const figure = `<figure>${audio}<figcaption>c</figcaption></figure>`;
    expect(written(figure, 1).html).toBe(
      `${figure}<details><summary>Transcrição</summary><p>Oi</p></details>`,
    );
  });

  it('is gone on with', () => {
    const { before, html } = written(
      `${audio}<details><summary>Texto</summary><p>lá</p></details>`,
      0,
    );
    expect([before, html]).toEqual([
      true,
      `${audio}<details><summary>Texto</summary><p>Oilá</p></details>`,
    ]);
  });

  it('belongs to audio only', () => {
    expect(hasTranscript(write('<p>a</p>'), 0)).toBe(false);
    expect(hasTranscript(write('<p>a</p>'), 99)).toBe(false);
  });
});

describe('pasted HTML', () => {
  it.each([
    ['an exponent', '<p>10<sup>3</sup></p>', '<p>10<sup>3</sup></p>'],
    ['a title of Word', '<h1>Um</h1><h2>Dois</h2>', '<h2>Um</h2><h3>Dois</h3>'],
    [
      'a list of Word',
      `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Item um<o:p></o:p></p>`,
      '<ul><li>Item um</li></ul>',
    ],
    [
      'an image that is uploaded',
      '<p>a</p><img data-upload="u1" alt="b">',
      '<p>a</p><img data-upload="u1" alt="b" />',
    ],
    [
      'audio of the school only',
      '<p>a<audio src="/files/ab.mp3" autoplay></audio></p><audio src="https://a.example/b.mp3"></audio>',
      '<p>a</p><audio src="/files/ab.mp3" controls=""></audio><p><a href="https://a.example/b.mp3" target="_blank" rel="noopener noreferrer">https://a.example/b.mp3</a></p>',
    ],
    ['a copy of an editor', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
  ])('keeps %s', (_name, html, kept) => {
    expect(convertPastedHtml(html).html).toBe(kept);
  });

  it('says what it loses', () => {
    const { html, losses } = convertPastedHtml(
      '<p>Veja <a href="cap2.html">o capítulo</a></p><form><input></form>',
    );
    expect(html).toBe('<p>Veja o capítulo</p><p>[campo não colado]</p>');
    expect(losses).toEqual([
      expect.stringContaining('“cap2.html”'),
      expect.stringContaining('campos de formulário'),
      'No lugar está [campo não colado].',
    ]);
  });

  it.each([
    ['a drawing', '<p>a<svg><text>b</text></svg>c</p>', '<p>a[mídia não colada]c</p>'],
    ['an object', '<p>a</p><object data="x.swf"></object>', '<p>a</p><p>[mídia não colada]</p>'],
    ['a player without an address', '<p>a<video></video></p>', '<p>a[mídia não colada]</p>'],
    ['no icon', '<p>a<svg aria-hidden="true"></svg></p>', '<p>a</p>'],
    ['no hidden field', '<p>a<input type="hidden"></p>', '<p>a</p>'],
    ['no program', '<p>a<script>b()</script></p>', '<p>a</p>'],
  ])('marks the place of what is seen and lost: %s', (_name, given, kept) => {
    expect(convertPastedHtml(given).html).toBe(kept);
  });
});
