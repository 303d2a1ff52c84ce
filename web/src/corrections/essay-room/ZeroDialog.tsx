import { Radio } from '@mantine/core';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

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
      <Radio.Group value={reason} onChange={setReason} label="O motivo, que o aluno lê">
        <Stack gap={4}>
          {reasons.map(({ key, words }) => (
            <Radio key={key} value={key} label={words} />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}
