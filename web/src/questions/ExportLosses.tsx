import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Stack } from '../ui/primitives/Stack.tsx';
import { WizardDialog } from '../ui/dialogs/WizardDialog.tsx';

interface ExportLossesProps {
  losses: readonly string[];
  onClose: () => void;
}

/** Shows what is not said in an exported file itself, such as its losses if it has no comments; nothing without any. */
export function ExportLosses({ losses, onClose }: ExportLossesProps) {
  const dialog = useRef<{ close: () => void }>(null);
  if (losses.length === 0) return null;
  return (
    <WizardDialog
      ref={dialog}
      title="Limites deste arquivo"
      actions={<Button onClick={() => dialog.current?.close()}>Entendi</Button>}
      onClose={onClose}
    >
      <Stack as="ul" gap={4}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Stack>
    </WizardDialog>
  );
}
