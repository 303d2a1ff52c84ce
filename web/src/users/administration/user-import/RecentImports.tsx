import {
  importUndoDays,
  type ListedUserImport,
  type UndoneUserImport,
} from '@sabia/domain/users/user-import.ts';
import { type AskedUndo, ChangesDialog } from '../../../ui/dialogs/ChangesDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { count } from '../../../ui/words/plural.ts';
import { useUserAdministration, userImportsQuery } from '../administering.api.ts';

/** The imports of the last 30 days. */
export function RecentImports({ onClose }: { onClose: () => void }) {
  const { undoImport } = useUserAdministration();
  return (
    <ChangesDialog
      title="Importações recentes"
      intro={`Cada uma pode ser desfeita em até ${importUndoDays} dias.`}
      emptyHint="Importe pessoas de uma planilha para convidar várias de uma vez."
      pageOf={userImportsQuery}
      describe={whatOf}
      undo={async ({ id }) => inWords(await undoImport(id))}
      Question={UndoQuestion}
      onClose={onClose}
    />
  );
}

function UndoQuestion({ change, ...dialog }: AskedUndo<ListedUserImport>) {
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title="Desfazer esta importação?"
      confirmLabel="Desfazer"
      isDangerous
      {...dialog}
    >
      <Stack gap={12}>
        {change && <p>{`${whatOf(change)}. ${consequencesOf(change)}`}</p>}
        <p>Quem já aceitou o convite, foi alterado ou pagou depois fica como está.</p>
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
