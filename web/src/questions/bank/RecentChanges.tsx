import { ChangesDialog } from '../../ui/dialogs/ChangesDialog.tsx';
import { count } from '../../ui/words/plural.ts';
import { bulkChangesQuery, useBanks } from '../question-collections.api.ts';
import { doneWords, undoneWords } from './bulk.ts';

/** The bulk changes and imports of the last 30 days. */
export function RecentChanges({ onClose }: { onClose: () => void }) {
  const { undoTogether } = useBanks();
  return (
    <ChangesDialog
      intro="As importações e as mudanças feitas em várias questões de uma vez. Cada uma pode ser desfeita em até 30 dias."
      emptyHint="Selecione questões da lista para etiquetar, classificar, mover, copiar ou excluir várias de uma vez."
      pageOf={bulkChangesQuery}
      describe={({ kind, questionsQtd }) => count(questionsQtd, ...doneWords[kind])}
      undo={async ({ id }) => undoneWords((await undoTogether(id)).keptQtd)}
      onClose={onClose}
    />
  );
}
