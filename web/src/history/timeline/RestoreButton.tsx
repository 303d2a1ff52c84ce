import { Button, Skeleton } from '@mantine/core';
import type { Difference, Revision } from '@sabia/domain/history/revision.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { comparisonQuery, useRestoring } from '../history.api.ts';
import { Sides } from '../versions/Sides.tsx';
import classes from './RestoreButton.module.css';

interface RestoreButtonProps {
  revision: Revision;
  /** 'Hoje às 14:32' */
  moment: string;
  /** With the number of the version that it has become. */
  onRestored: (number: number) => void;
}

/** Names what would change before a former version becomes the present one. */
export function RestoreButton({ revision, moment, onRestored }: RestoreButtonProps) {
  const { kind, entityId, number } = revision;
  const [isOpen, setOpen] = useState(false);
  const comparison = useQuery({ ...comparisonQuery(kind, entityId, number), enabled: isOpen });
  const restore = useRestoring();
  const restoring = useMutation({
    mutationFn: () => restore(kind, entityId, number),
    onSuccess: (restored) => {
      setOpen(false);
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
      <ConfirmDialog
        isOpen={isOpen}
        title={`Restaurar a versão de ${when}?`}
        confirmLabel="Restaurar"
        isPending={restoring.isPending}
        isDisabled={!comparison.data?.length}
        onConfirm={restoring.mutate}
        onClose={() => setOpen(false)}
      >
        <Loaded query={comparison} skeleton={<Skeleton height={120} radius={8} />}>
          {(differences) => <Consequences differences={differences} />}
        </Loaded>
      </ConfirmDialog>
    </>
  );
}

function Consequences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>Esta versão é igual à atual.</p>;
  return (
    <>
      <p>Isto volta a ser como era. A versão atual continua no histórico.</p>
      {differences.map((difference) => (
        <section key={difference.field} className={classes.field}>
          <h3 className={classes.label}>{difference.label}</h3>
          <Sides difference={difference} before="Agora" after="Volta a ser" />
        </section>
      ))}
    </>
  );
}
