import { Button } from '@mantine/core';
import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { useState } from 'react';
import { showFailure } from '../ui/show-failure.ts';
import { FindingsDialog, howFindingsWork } from './FindingsDialog.tsx';
import { usePublishing } from './publications.api.ts';
import { type SavingToasts, useActivation } from './use-activation.tsx';

interface PublishButtonProps {
  kind: PublicationKind;
  thing: { id: string; title: string; isActive: boolean };
  toasts: SavingToasts;
}

/** Shows a thing to learners, or takes it away from them; and says at any time what stands in the way. */
export function PublishButton({ kind, thing, toasts }: PublishButtonProps) {
  const [isPending, setPending] = useState(false);
  const { setActive, dialog } = useActivation(kind, toasts);

  async function toggle(): Promise<void> {
    setPending(true);
    await setActive([thing.id], !thing.isActive);
    setPending(false);
  }

  return (
    <>
      <VerifyButton kind={kind} thing={thing} />
      <Button
        variant={thing.isActive ? 'default' : 'filled'}
        loading={isPending}
        onClick={() => void toggle()}
      >
        {thing.isActive ? 'Despublicar' : 'Publicar'}
      </Button>
      {dialog}
    </>
  );
}

function VerifyButton({ kind, thing }: Omit<PublishButtonProps, 'toasts'>) {
  const { verify } = usePublishing(kind);
  const [isPending, setPending] = useState(false);
  const [findings, setFindings] = useState<Finding[]>();

  async function look(): Promise<void> {
    setPending(true);
    await verify(thing.id).then(setFindings, showFailure);
    setPending(false);
  }

  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => void look()}>
        Verificar
      </Button>
      {findings && (
        <FindingsDialog
          kind={kind}
          title="Verificação"
          intro={findings.length === 0 ? 'Está tudo em ordem para publicar.' : howFindingsWork}
          things={[{ ...thing, findings }]}
          onClose={() => setFindings(undefined)}
        />
      )}
    </>
  );
}
