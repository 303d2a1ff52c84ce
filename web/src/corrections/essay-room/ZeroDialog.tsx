import { NativeSelect } from '@mantine/core';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

interface ZeroDialogProps {
  isOpen: boolean;
  reasons: ClaimedEssay['rubric']['zeroReasons'];
  onChoose: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason for which an essay has zero. */
export function ZeroDialog({ isOpen, reasons, onChoose, onClose }: ZeroDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Zerar esta redação?"
      confirmLabel="Zerar"
      isDangerous
      isDisabled={reason === ''}
      onConfirm={() => onChoose(reason)}
      onClose={onClose}
    >
      <NativeSelect
        label="Motivo"
        description="O aluno lê o motivo junto com a nota."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data={[
          { value: '', label: 'Escolha o motivo' },
          ...reasons.map(({ key, words }) => ({ value: key, label: words })),
        ]}
      />
    </ConfirmDialog>
  );
}
