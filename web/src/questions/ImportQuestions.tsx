import { Button } from '@mantine/core';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../ui/plural.ts';
import { showToast } from '../ui/toast.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';

interface ImportQuestionsProps {
  owner: QuestionsOwner;
  onImported: () => void;
}

/** Imports the questions of a file into a content or practice exam. */
export function ImportQuestions({ owner, onImported }: ImportQuestionsProps) {
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
          onImported={(questionsQtd) => {
            const words = count(questionsQtd, 'questão importada', 'questões importadas');
            showToast({ kind: 'success', message: words });
            onImported();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
