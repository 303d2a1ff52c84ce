import { Button, Skeleton } from '@mantine/core';
import type { Difference, Revision } from '@sabia/domain/history/revision.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { Focused, WizardDialog } from '../../ui/dialogs/WizardDialog.tsx';
import { comparisonQuery, useRestore } from '../history.api.ts';
import { DiffPanes } from '../versions/DiffPanes.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface RestoreButtonProps {
  revision: Revision;
  /** 'Hoje às 14:32' */
  moment: string;
  /** Gets the number of the new version. */
  onRestored: (number: number) => void;
}

/** Restores a former version, after a dialog has shown what would change. */
export function RestoreButton({ revision, moment, onRestored }: RestoreButtonProps) {
  const { kind, entityId, number } = revision;
  const dialog = useRef<{ close: () => void }>(null);
  const [isOpen, setOpen] = useState(false);
  const comparison = useQuery({ ...comparisonQuery(kind, entityId, number), enabled: isOpen });
  const restore = useRestore();
  const restoration = useMutation({
    mutationFn: () => restore(kind, entityId, number),
    onSuccess: (restored) => {
      dialog.current?.close();
      onRestored(restored);
    },
    onError: showFailure,
  });
  const when = moment.charAt(0).toLowerCase() + moment.slice(1);
  return (
    <>
      <Button
        variant="default"
        aria-label={`Restaurar a versão de ${when}`}
        onClick={() => setOpen(true)}
      >
        Restaurar
      </Button>
      {isOpen && (
        <WizardDialog
          ref={dialog}
          title={`Restaurar a versão de ${when}?`}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="default" onClick={() => dialog.current?.close()}>
                Cancelar
              </Button>
              <Button
                disabled={!comparison.data?.length}
                loading={restoration.isPending}
                onClick={() => restoration.mutate()}
              >
                Restaurar
              </Button>
            </>
          }
        >
          <Focused>
            <Loaded query={comparison} skeleton={<Skeleton height={120} radius={8} />}>
              {(differences) => <Consequences differences={differences} />}
            </Loaded>
          </Focused>
        </WizardDialog>
      )}
    </>
  );
}

function Consequences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Esta versão é igual à atual.</p>;
  return (
    <Stack gap={12}>
      <p>Isto volta a ser como era. A versão atual continua no histórico.</p>
      {differences.map((difference) => (
        <Stack as="section" key={difference.field} gap={4}>
          <Heading as="h3" size={14}>
            {difference.label}
          </Heading>
          <DiffPanes difference={difference} before="Agora" after="Volta a ser" />
        </Stack>
      ))}
    </Stack>
  );
}
