import type { Editor } from '@tiptap/core';
import { addCaption, canAddCaption, insertFrame, removeFrame } from './frames.ts';
import { toggleScript } from './rich-text-extensions.ts';
import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconFoldDown,
  IconH4,
  IconItalic,
  IconList,
  IconListDetails,
  IconListNumbers,
  IconMinus,
  IconRowInsertBottom,
  IconRowRemove,
  IconSourceCode,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconTableColumn,
  IconTableMinus,
  IconTableRow,
  IconTextCaption,
  IconUnderline,
} from '@tabler/icons-react';

export interface Control {
  label: string;
  icon: Icon;
  /** The keyboard shortcut as shown to the user. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Present for a toggle, absent for a plain action. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const mark = (name: string, label: string, icon: Icon, keys: string): Control => ({
  label,
  icon,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
  isPossible: (editor) => editor.can().toggleMark(name),
});

const heading = (level: 2 | 3 | 4, label: string, icon: Icon): Control => ({
  label,
  icon,
  keys: `Ctrl+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const marks: readonly Control[] = [
  mark('bold', 'Negrito', IconBold, 'Ctrl+B'),
  mark('italic', 'Itálico', IconItalic, 'Ctrl+I'),
  mark('underline', 'Sublinhado', IconUnderline, 'Ctrl+U'),
  mark('strike', 'Riscado', IconStrikethrough, 'Ctrl+Shift+S'),
  mark('code', 'Código', IconCode, 'Ctrl+E'),
  {
    ...mark('superscript', 'Sobrescrito', IconSuperscript, 'Ctrl+.'),
    run: (editor) => toggleScript(editor, 'superscript'),
  },
  {
    ...mark('subscript', 'Subscrito', IconSubscript, 'Ctrl+,'),
    run: (editor) => toggleScript(editor, 'subscript'),
  },
];

const alignment = (align: string, label: string, icon: Icon): Control => {
  const isOn = (editor: Editor) => editor.isActive({ align });
  return {
    label,
    icon,
    isOn,
    run: (editor) => {
      const attributes = { align: isOn(editor) ? null : align };
      editor
        .chain()
        .focus()
        .updateAttributes('paragraph', attributes)
        .updateAttributes('heading', attributes)
        .run();
    },
  };
};

const paragraph = { type: 'paragraph' };

/** Groups of controls, in the order of the toolbar. Link and image controls are separate, because they open a form. */
export const controls: readonly (readonly Control[])[] = [
  [
    {
      label: 'Desfazer',
      icon: IconArrowBackUp,
      keys: 'Ctrl+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      label: 'Refazer',
      icon: IconArrowForwardUp,
      keys: 'Ctrl+Shift+Z',
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    heading(2, 'Título', IconH2),
    heading(3, 'Subtítulo', IconH3),
    heading(4, 'Subtítulo menor', IconH4),
  ],
  marks,
  [
    alignment('center', 'Centralizar', IconAlignCenter),
    alignment('right', 'Alinhar à direita', IconAlignRight),
    alignment('justify', 'Justificar', IconAlignJustified),
  ],
  [
    {
      label: 'Lista',
      icon: IconList,
      keys: 'Ctrl+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'Lista numerada',
      icon: IconListNumbers,
      keys: 'Ctrl+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: 'Lista de definições',
      icon: IconListDetails,
      run: (editor) =>
        editor.isActive('descriptionList')
          ? removeFrame(editor, 'descriptionList')
          : insertFrame(editor, {
              type: 'descriptionList',
              content: [
                { type: 'descriptionTerm' },
                { type: 'descriptionDetails', content: [paragraph] },
              ],
            }),
      isOn: (editor) => editor.isActive('descriptionList'),
    },
    {
      label: 'Citação',
      icon: IconBlockquote,
      keys: 'Ctrl+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      label: 'Bloco de código',
      icon: IconSourceCode,
      keys: 'Ctrl+Alt+C',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    {
      label: 'Trecho que abre e fecha',
      icon: IconFoldDown,
      run: (editor) =>
        editor.isActive('details')
          ? removeFrame(editor, 'details')
          : insertFrame(editor, {
              type: 'details',
              content: [{ type: 'summary' }, paragraph],
            }),
      isOn: (editor) => editor.isActive('details'),
    },
    {
      label: 'Linha divisória',
      icon: IconMinus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      label: 'Tabela',
      icon: IconTable,
      run: (editor) =>
        editor.chain().focus().insertTable({ rows: 3, cols: 3 }).scrollIntoView().run(),
      isPossible: (editor) => !editor.isActive('table'),
    },
    {
      label: 'Legenda',
      icon: IconTextCaption,
      run: (editor) =>
        editor.isActive('figure') ? removeFrame(editor, 'figure') : addCaption(editor),
      isOn: (editor) => editor.isActive('figure'),
      isPossible: canAddCaption,
    },
  ],
];

/** The controls for a short text. */
export const compactControls: readonly (readonly Control[])[] = [marks];

/** Additional controls while the cursor is in a table. */
export const tableControls: readonly Control[] = [
  {
    label: 'Adicionar linha abaixo',
    icon: IconRowInsertBottom,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'Adicionar coluna à direita',
    icon: IconColumnInsertRight,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: 'Linha de títulos',
    icon: IconTableRow,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    label: 'Coluna de títulos',
    icon: IconTableColumn,
    run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
  },
  {
    label: 'Remover linha',
    icon: IconRowRemove,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: 'Remover coluna',
    icon: IconColumnRemove,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: 'Remover tabela',
    icon: IconTableMinus,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
