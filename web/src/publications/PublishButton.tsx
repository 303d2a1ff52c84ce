import { Button } from '@mantine/core';
import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { useState } from 'react';
import { showFailure } from '../ui/states/show-failure.ts';
import { FindingsDialog, howFindingsWork } from './FindingsDialog.tsx';
import { usePublishing } from './publications.api.ts';
import type { Publishable } from './publishable.ts';
import { useActivation } from './use-activation.tsx';

interface PublishButtonProps {
  kind: PublicationKind;
  entity: Publishable;
}

/** Publishes or unpublishes an entity; verifies at any time what would prevent its publication. */
export function PublishButton({ kind, entity }: PublishButtonProps) {
  const [isPending, setPending] = useState(false);
  const { setActive, dialog } = useActivation(kind);

  async function toggle(): Promise<void> {
    setPending(true);
    await setActive([entity.id], !entity.isActive);
    setPending(false);
  }

  return (
    <>
      <VerifyButton kind={kind} entity={entity} />
      <Button
        variant={entity.isActive ? 'default' : 'filled'}
        loading={isPending}
        onClick={() => void toggle()}
      >
        {entity.isActive ? 'Despublicar' : 'Publicar'}
      </Button>
      {dialog}
    </>
  );
}

function VerifyButton({ kind, entity }: PublishButtonProps) {
  const { verify } = usePublishing(kind);
  const [isPending, setPending] = useState(false);
  const [findings, setFindings] = useState<Finding[]>();

  async function run(): Promise<void> {
    setPending(true);
    await verify(entity.id).then(setFindings, showFailure);
    setPending(false);
  }

  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => void run()}>
        Verificar
      </Button>
      {findings && (
        <FindingsDialog
          kind={kind}
          title="Verificação"
          intro={findings.length === 0 ? 'Está tudo em ordem para publicar.' : howFindingsWork}
          things={[{ ...entity, findings }]}
          onClose={() => setFindings(undefined)}
        />
      )}
    </>
  );
}
