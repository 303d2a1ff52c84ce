import { alignments, storedAnchor } from '@sabia/domain/rich-text/elements.ts';
import { type Editor, Extension, type Extensions, Mark, Node, type NodeConfig } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { leaveTextBlock } from './leave-text-block.ts';

/** The elements of rich text in the editor, besides images. */
export const richTextExtensions: Extensions = [
  StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) => {
        if (extension.name === 'code' && extension instanceof Mark) {
          // A link or an exponent may be code, too.
          return extension.extend({ excludes: '' });
        }
        if (extension.name === 'listItem' && extension instanceof Node) {
          // An item can begin with an image or a table, which would else leave the list.
          return extension.extend({ content: 'block+' });
        }
        return extension.name === 'codeBlock' && extension instanceof Node
          ? extension.extend({ marks: 'bold italic underline strike link superscript subscript' })
          : extension;
      });
    },
  }).configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  TableKit.configure({ table: { resizable: false } }),
  script('superscript', 'sup'),
  script('subscript', 'sub'),
  block('descriptionList', 'dl', {
    group: 'block',
    content: '(descriptionTerm | descriptionDetails)+',
  }),
  block('descriptionTerm', 'dt', { content: 'inline*', defining: true }),
  block('descriptionDetails', 'dd', { content: 'block+', defining: true }),
  block('details', 'details', { group: 'block', content: 'summary block+', defining: true }).extend(
    {
      // A details element would close while it is written.
      addNodeView: () => () => {
        const dom = document.createElement('div');
        dom.dataset['details'] = '';
        return { dom, contentDOM: dom };
      },
    },
  ),
  block('summary', 'summary', { content: 'inline*', defining: true }),
  block('figure', 'figure', {
    group: 'block',
    content: '(figcaption block+) | (block+ figcaption)',
    defining: true,
  }),
  block('figcaption', 'figcaption', { content: 'inline*', defining: true }),
  Extension.create({
    name: 'richTextAttributes',
    // Before the Enter of the kit.
    priority: 1000,
    addGlobalAttributes: () => [
      {
        types:
          `paragraph heading blockquote bulletList orderedList listItem descriptionList descriptionTerm
          descriptionDetails codeBlock figure details table tableHeader tableCell`.split(/\s+/),
        attributes: {
          id: {
            default: null,
            // The second half of a split block is another place.
            keepOnSplit: false,
            parseHTML: ({ id }) => (storedAnchor.test(id) ? id : null),
          },
        },
      },
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) =>
              alignments.find((name) => name === element.getAttribute('align')) ?? null,
          },
        },
      },
    ],
    addKeyboardShortcuts: () => ({ Enter: ({ editor }) => leaveTextBlock(editor) }),
  }),
];

function block(name: string, tag: string, config: Partial<NodeConfig>) {
  return Node.create({
    ...config,
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** A superscript or subscript: an index can have an exponent. */
function script(name: ScriptName, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [scripts[name].keys]: () => toggleScript(this.editor, name) };
    },
  });
}

const scripts = {
  superscript: { keys: 'Mod-.', other: 'subscript' },
  subscript: { keys: 'Mod-,', other: 'superscript' },
} as const;

type ScriptName = keyof typeof scripts;

/** Of the selected text; the other one is removed. */
export const toggleScript = (editor: Editor, name: ScriptName): boolean =>
  editor.chain().focus().unsetMark(scripts[name].other).toggleMark(name).run();
