import { Button } from '@mantine/core';
import type { UserImportReport } from '@sabia/domain/users/user-file.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '../../../ui/words/plural.ts';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { UserImportDialog } from './UserImportDialog.tsx';

/** The button that imports users from a spreadsheet. */
export function ImportUsers() {
  const { refresh } = useUserAdministration();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        aria-label="Importar pessoas"
        onClick={() => setOpen(true)}
      >
        Importar
      </Button>
      {isOpen && (
        <UserImportDialog
          onImported={(report) => {
            showToast({ kind: 'success', message: inWords(report) });
            void refresh();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function inWords({ invitedQtd, updatedQtd }: UserImportReport): string {
  const invited = count(invitedQtd, 'pessoa convidada', 'pessoas convidadas');
  return updatedQtd > 0 ? `${invited}, ${count(updatedQtd, 'atualizada', 'atualizadas')}` : invited;
}
