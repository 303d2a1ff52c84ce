import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

interface MoveDialogProps {
  /** Of the content. */
  title: string;
  sections: readonly { id: string; title: string }[];
  onMove: (sectionId: string) => void;
  onClose: () => void;
}

/** Asks to which section a content goes. */
export function MoveDialog({ title, sections, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(sections[0]?.id ?? '');
  return (
    <ConfirmDialog
      isOpen
      title={`Mover “${title}”`}
      confirmLabel="Mover"
      onConfirm={() => onMove(chosen)}
      onClose={onClose}
    >
      <NativeSelect
        label="Para a seção"
        description="O conteúdo fica no fim dela."
        data={sections.map(({ id, title: label }) => ({ value: id, label }))}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
