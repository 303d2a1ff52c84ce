import { Button } from '@mantine/core';
import {
  importUndoDays,
  type ListedUserImport,
  type UndoneUserImport,
} from '@sabia/domain/users/user-import.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { formatMoment } from '../../../ui/words/dates.ts';
import { count } from '../../../ui/words/plural.ts';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { WizardDialog } from '../../../ui/dialogs/WizardDialog.tsx';
import { useUserAdministration } from '../administering.api.ts';

interface RecentImportsProps {
  imports: readonly ListedUserImport[];
  now: Date;
  onClose: () => void;
}

/** The imports of the last 30 days, which can be undone here. */
export function RecentImports({ imports, now, onClose }: RecentImportsProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState('');
  const [chosen, setChosen] = useState<ListedUserImport | null>(null);

  function tell(undone: UndoneUserImport): void {
    setChosen(null);
    setTold(inWords(undone));
    // The focused button disappears with the undo.
    status.current?.focus();
  }

  return (
    <>
      <WizardDialog
        ref={dialog}
        title="Importações recentes"
        actions={
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Fechar
          </Button>
        }
        onClose={onClose}
      >
        <Stack gap={16}>
          <Stack gap={4}>
            <Muted>{`Cada uma pode ser desfeita em até ${importUndoDays} dias.`}</Muted>
            <p ref={status} role="status" tabIndex={-1}>
              {told}
            </p>
          </Stack>
          <DividedList as="ol" aria-label="Importações">
            {imports.map((one) => (
              <li key={one.id}>
                <Stack gap={4}>
                  <p>{whatOf(one)}</p>
                  <Muted size={13}>
                    {[formatMoment(one.importedAt, now), one.importedBy?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </Muted>
                </Stack>
                {one.undoneAt ? (
                  <Muted size={13}>Desfeita</Muted>
                ) : (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Desfazer: ${whatOf(one)}, ${formatMoment(one.importedAt, now)}`}
                    onClick={() => setChosen(one)}
                  >
                    Desfazer
                  </Button>
                )}
              </li>
            ))}
          </DividedList>
        </Stack>
      </WizardDialog>
      <UndoDialog chosen={chosen} onUndone={tell} onClose={() => setChosen(null)} />
    </>
  );
}

interface UndoDialogProps {
  /** Null: closed. */
  chosen: ListedUserImport | null;
  onUndone: (undone: UndoneUserImport) => void;
  onClose: () => void;
}

function UndoDialog({ chosen, onUndone, onClose }: UndoDialogProps) {
  const { undoImport } = useUserAdministration();
  const undo = useMutation({ mutationFn: (id: string) => undoImport(id), onSuccess: onUndone });
  return (
    <ConfirmDialog
      isOpen={chosen !== null}
      title="Desfazer esta importação?"
      confirmLabel="Desfazer"
      isDangerous
      isPending={undo.isPending}
      onConfirm={() => chosen && undo.mutate(chosen.id)}
      onClose={() => {
        undo.reset();
        onClose();
      }}
    >
      <Stack gap={12}>
        {chosen && <p>{`${whatOf(chosen)}. ${consequencesOf(chosen)}`}</p>}
        <p>Quem já aceitou o convite, foi alterado ou pagou depois fica como está.</p>
        <div role="alert">
          {undo.error instanceof ApiProblem && <ErrorMessage>{undo.error.detail}</ErrorMessage>}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

/** '40 pessoas convidadas, 2 atualizadas' */
function whatOf({ invitedQtd, updatedQtd }: ListedUserImport): string {
  const updated = (...words: [one: string, many: string]) => count(updatedQtd, ...words);
  if (invitedQtd === 0) return updated('pessoa atualizada', 'pessoas atualizadas');
  const invited = count(invitedQtd, 'pessoa convidada', 'pessoas convidadas');
  return updatedQtd === 0 ? invited : `${invited}, ${updated('atualizada', 'atualizadas')}`;
}

function consequencesOf({ invitedQtd, updatedQtd }: ListedUserImport): string {
  const sentences = [
    ...(invitedQtd > 0 ? ['Os convites são retirados, e os links deles deixam de valer.'] : []),
    ...(updatedQtd > 0
      ? ['Quem foi atualizado volta ao papel, ao acesso e à turma de antes.']
      : []),
  ];
  return sentences.join(' ');
}

/** 'Importação desfeita: 38 convites retirados. 2 convites já tinham sido aceitos ou retirados.' */
function inWords({ withdrawnQtd, restoredQtd, goneQtd, changedQtd }: UndoneUserImport): string {
  const done = [
    ...(withdrawnQtd > 0 ? [count(withdrawnQtd, 'convite retirado', 'convites retirados')] : []),
    ...(restoredQtd > 0 ? [count(restoredQtd, 'pessoa como antes', 'pessoas como antes')] : []),
  ];
  const sentences = [
    done.length > 0 ? `Importação desfeita: ${done.join(' e ')}.` : 'Nada foi desfeito.',
    ...(goneQtd > 0
      ? [
          `${count(goneQtd, 'convite já tinha sido aceito ou retirado', 'convites já tinham sido aceitos ou retirados')}.`,
        ]
      : []),
    ...(changedQtd > 0
      ? [
          `${count(changedQtd, 'pessoa foi alterada depois e fica como está', 'pessoas foram alteradas depois e ficam como estão')}.`,
        ]
      : []),
  ];
  return sentences.join(' ');
}
