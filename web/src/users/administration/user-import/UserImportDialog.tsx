import { Button } from '@mantine/core';
import { writeCsv } from '@sabia/domain/csv.ts';
import type {
  KnownUsersChoice,
  UserImportPreview,
  UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import { columnNames } from '@sabia/domain/users/user-sheet.ts';
import { useRef, useState } from 'react';
import { saveFile } from '../../../files/save-file.ts';
import { FileImportDialog } from '../../../ui/dialogs/FileImportDialog.tsx';
import { count } from '../../../ui/words/plural.ts';
import { useUserImport } from './use-user-import.ts';
import { UserImportReport as Report } from './UserImportReport.tsx';

interface UserImportDialogProps {
  onImported: (report: UserImportReport) => void;
  onClose: () => void;
}

const place = {
  label: 'Planilha de pessoas',
  hint: 'CSV com as colunas Nome e E‑mail e, se quiser, Papel, Assinante, Papel na turma, Ativo na turma, Modalidade e Turma. Até 5.000 pessoas e 2 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir.',
  accept: '.csv,.txt,text/csv,text/plain',
};

export function UserImportDialog({ onImported, onClose }: UserImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const [known, setKnown] = useState<KnownUsersChoice>('keep');
  const { step, choose, confirm, startOver } = useUserImport((report) => {
    onImported(report);
    dialog.current?.close();
  });
  return (
    <FileImportDialog
      ref={dialog}
      title="Importar pessoas"
      place={place}
      step={step}
      readingWait="Conferindo linha por linha."
      importing={{
        what: 'Importando pessoas',
        wait: 'Você pode fechar: a importação continua.',
      }}
      onChoose={choose}
      onStartOver={startOver}
      confirm={
        step.name === 'previewing' &&
        comesToSomething(step.preview, known) && {
          label: importLabel(step.preview, known),
          onConfirm: () => confirm(step, known),
        }
      }
      more={
        step.name === 'choosing' && (
          <Button variant="subtle" onClick={saveTemplate}>
            Baixar planilha modelo
          </Button>
        )
      }
      onClose={onClose}
    >
      {step.name === 'previewing' && (
        <Report
          preview={step.preview}
          problem={step.problem}
          known={known}
          onKnownChange={setKnown}
        />
      )}
    </FileImportDialog>
  );
}

/** A template sheet with the headings only. */
function saveTemplate(): void {
  const headings = Object.values(columnNames).map(([heading]) => heading);
  saveFile(new Blob([writeCsv([headings])], { type: 'text/csv' }), 'modelo-de-pessoas.csv');
}

const comesToSomething = (
  { problemsQtd, newQtd, knownQtd }: UserImportPreview,
  known: KnownUsersChoice,
) => problemsQtd === 0 && newQtd + (known === 'update' ? knownQtd : 0) > 0;

function importLabel({ newQtd, knownQtd }: UserImportPreview, known: KnownUsersChoice): string {
  const invite = `Convidar ${count(newQtd, 'pessoa', 'pessoas')}`;
  if (known === 'keep' || knownQtd === 0) return invite;
  const update = `${newQtd > 0 ? 'atualizar' : 'Atualizar'} ${count(knownQtd, 'pessoa', 'pessoas')}`;
  return newQtd > 0 ? `${invite} e ${update}` : update;
}
