import { richTextElements } from '@sabia/domain/rich-text/elements.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { richTextSamples } from '../../../../testing/rich-text-samples.ts';
import { createImageNode } from './image-node.ts';
import { createImageUploads } from './image-uploads.ts';
import { leaveTextBlock } from './leave-text-block.ts';
import { convertPastedHtml } from './pasted-html.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { controls } from './toolbar-controls.ts';

function write(content: string): Editor {
  const uploads = createImageUploads({
    problem: () => undefined,
    upload: () => Promise.resolve(false),
  });
  const editor = new Editor({
    extensions: [...richTextExtensions, createImageNode(uploads)],
    content,
  });
  onTestFinished(() => editor.destroy());
  return editor;
}

/** As the server stores it, without the empty paragraph that the editor adds. */
const stored = (html: string) => convertPastedHtml(html.replace(/(?:<p><\/p>)+$/, '')).html;

/** The editor leaves spans of 1 out. */
const shortened = (html: string) => html.replaceAll(/ (?:row|col)span="1"/g, '');

describe('each element of rich text', () => {
  it.each(richTextSamples)('stays in the editor: %s', (sample) => {
    expect(shortened(stored(write(sample).getHTML()))).toBe(shortened(stored(sample)));
  });

  it('has its look in the stylesheet', () => {
    const stylesheet = readFileSync(join(import.meta.dirname, 'RichText.module.css'), 'utf8');
    const plain = ['strong', 'em', 'u', 's', 'br', 'tbody'];
    const bare = Object.keys(richTextElements).filter(
      (tag) => !plain.includes(tag) && !new RegExp(`[\\s(,>]${tag}\\b`).test(stylesheet),
    );
    expect(bare).toEqual([]);
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
    ['a copy of an editor', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
  ])('keeps %s', (_name, html, kept) => {
    expect(convertPastedHtml(html).html).toBe(kept);
  });

  it('says what it loses', () => {
    const { html, losses } = convertPastedHtml(
      '<p>Veja <a href="cap2.html">o capítulo</a></p><form><input></form>',
    );
    expect(html).toBe('<p>Veja o capítulo</p>');
    expect(losses).toEqual([
      expect.stringContaining('“cap2.html”'),
      expect.stringContaining('campos de formulário'),
    ]);
  });
});
