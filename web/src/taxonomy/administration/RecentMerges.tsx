import { ChangesDialog } from '../../ui/dialogs/ChangesDialog.tsx';
import { count } from '../../ui/words/plural.ts';
import { mergesQuery, useMergeUndo } from '../administration.api.ts';
import { capitalized, kindWords } from './kind-words.ts';
import { undoneMergeWords } from './undone-merge-words.ts';

/** The merges of the last 30 days, of all kinds of terms. */
export function RecentMerges({ onClose }: { onClose: () => void }) {
  const { undoMerge } = useMergeUndo();
  return (
    <ChangesDialog
      intro="As categorias, os níveis e as habilidades que foram juntados. Cada junção pode ser desfeita em até 30 dias."
      emptyHint="Use “Juntar com…” no menu de um item para que outro fique no lugar dele."
      pageOf={mergesQuery}
      describe={({ kind, from, into, usesQtd }) =>
        `${capitalized(kindWords[kind].noun[0])} “${from}” em “${into}” (${count(usesQtd, 'uso', 'usos')})`
      }
      undo={async ({ id, from }) => undoneMergeWords(from, await undoMerge(id))}
      onClose={onClose}
    />
  );
}
