import type { Shortcut } from '../../ui/page/Shortcuts.tsx';

export interface PageActs {
  zoomIn: () => void;
  zoomOut: () => void;
  turn: () => void;
  contrast: () => void;
  next: () => void;
  previous: () => void;
}

/** Keys that the fields of the form handle themselves. */
const ofForm: readonly Shortcut[] = [
  { key: '1', name: '1 a 6', label: 'Dar o nível do critério' },
  { key: 'Tab', name: 'Tab', label: 'Ir ao próximo critério' },
  { key: 'Enter', name: 'Enter', label: 'Enviar e ir à próxima redação' },
];

/** The shortcuts of the essay room; those of pages only where a page is a picture. */
export const roomShortcuts = (page?: PageActs): readonly Shortcut[] => [
  ...ofForm,
  ...(page
    ? [
        { key: '+', name: '+', label: 'Aumentar a página', act: page.zoomIn },
        { key: '=', label: 'Aumentar a página', act: page.zoomIn },
        { key: '-', name: '−', label: 'Diminuir a página', act: page.zoomOut },
        { key: 'g', name: 'G', label: 'Girar a página', act: page.turn },
        { key: 'c', name: 'C', label: 'Mudar o contraste', act: page.contrast },
        { key: 'pagedown', name: 'Page Down', label: 'Próxima página', act: page.next },
        { key: 'pageup', name: 'Page Up', label: 'Página anterior', act: page.previous },
      ]
    : []),
];
