import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Stack } from '../ui/primitives/Stack.tsx';
import { WizardDialog } from '../ui/WizardDialog.tsx';

interface ExportLossesProps {
  losses: readonly string[];
  onClose: () => void;
}

/** Shows the losses of an exported file without comments; nothing without losses. */
export function ExportLosses({ losses, onClose }: ExportLossesProps) {
  const dialog = useRef<{ close: () => void }>(null);
  if (losses.length === 0) return null;
  return (
    <WizardDialog
      ref={dialog}
      title="O que o arquivo não leva"
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
