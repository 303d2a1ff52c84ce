import { Button } from '@mantine/core';
import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { useRef } from 'react';
import { Focused, WizardDialog } from '../ui/dialogs/WizardDialog.tsx';
import { Findings } from './Findings.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

export const howFindingsWork =
  'Erros impedem a publicação; avisos podem ser aceitos. A verificação olha o que já foi salvo.';

interface Found {
  id: string;
  title: string;
  findings: readonly Finding[];
}

interface FindingsDialogProps {
  kind: PublicationKind;
  title: string;
  intro: string;
  things: readonly Found[];
  /** Publishes the entities that only have warnings. */
  accept?: { label: string; onAccept: () => void } | undefined;
  onClose: () => void;
}

/** The findings of one or several entities. */
export function FindingsDialog({
  kind,
  title,
  intro,
  things,
  accept,
  onClose,
}: FindingsDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  return (
    <WizardDialog
      ref={dialog}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Fechar
          </Button>
          {accept && <Button onClick={accept.onAccept}>{accept.label}</Button>}
        </>
      }
    >
      <Focused>
        <p>{intro}</p>
      </Focused>
      <Stack gap={24}>
        {things.map((thing) => (
          <section key={thing.id} aria-label={thing.title}>
            {things.length > 1 && (
              <Heading as="h3" size={16}>
                {thing.title}
              </Heading>
            )}
            <Findings kind={kind} id={thing.id} findings={thing.findings} onOpen={close} />
          </section>
        ))}
      </Stack>
    </WizardDialog>
  );
}
