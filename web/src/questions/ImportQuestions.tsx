import { Button } from '@mantine/core';
import type { ImportReport } from '@sabia/domain/questions/question-import.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../ui/words/plural.ts';
import { showToast } from '../ui/states/toast.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';

interface ImportQuestionsProps {
  /** Null: a question bank, which the dialog asks for. */
  owner: QuestionsOwner | null;
  /** The bank that the dialog proposes. */
  presetBank?: string | undefined;
  onImported: () => void;
}

/** Imports the questions of a file into a content, a practice exam or a question bank. */
export function ImportQuestions({ owner, presetBank, onImported }: ImportQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        aria-label="Importar questões"
        onClick={() => setOpen(true)}
      >
        Importar
      </Button>
      {isOpen && (
        <ImportDialog
          owner={owner}
          presetBank={presetBank}
          onImported={(report) => {
            showToast({ kind: 'success', message: reportWords(report) });
            onImported();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function reportWords({ questionsQtd, skippedQtd, completedQtd, refusedQtd }: ImportReport): string {
  return [
    count(questionsQtd, 'questão importada', 'questões importadas'),
    ...(skippedQtd > 0 ? [count(skippedQtd, 'repetida pulada', 'repetidas puladas')] : []),
    ...(completedQtd > 0 ? [count(completedQtd, 'completada', 'completadas')] : []),
    ...(refusedQtd > 0 ? [count(refusedQtd, 'recusada', 'recusadas')] : []),
  ].join(', ');
}
