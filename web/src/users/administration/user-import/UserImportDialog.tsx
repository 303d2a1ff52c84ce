import { Button } from '@mantine/core';
import { writeCsv } from '@sabia/domain/csv.ts';
import type {
  KnownChoice,
  UserImportPreview,
  UserImportReport,
} from '@sabia/domain/users/user-file.ts';
import { columnNames } from '@sabia/domain/users/user-sheet.ts';
import { type ReactNode, useRef, useState } from 'react';
import { saveFile } from '../../../files/save-file.ts';
import { FilePlace } from '../../../ui/FilePlace.tsx';
import { count } from '../../../ui/plural.ts';
import { FileAtWork, Focused, isSent, StepsDialog } from '../../../ui/StepsDialog.tsx';
import { type UserImportStep, useUserImport } from './use-user-import.ts';
import { UserImportReport as Report } from './UserImportReport.tsx';

interface UserImportDialogProps {
  onImported: (report: UserImportReport) => void;
  onClose: () => void;
}

/** Choose a sheet, look at who comes by it, import them. */
export function UserImportDialog({ onImported, onClose }: UserImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  const [known, setKnown] = useState<KnownChoice>('keep');
  const { step, choose, confirm, startOver } = useUserImport((report) => {
    onImported(report);
    close();
  });

  function body(): ReactNode {
    switch (step.name) {
      case 'choosing':
        return (
          <FilePlace
            label="Planilha de pessoas"
            hint="CSV com as colunas Nome e E‑mail e, se quiser, Papel, Assinante, Papel na turma, Ativo na turma e Modalidade. Até 5.000 pessoas e 2 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir."
            accept=".csv,.txt,text/csv,text/plain"
            problem={step.problem}
            onChoose={(file) => void choose(file)}
          />
        );
      case 'reading':
        return (
          <FileAtWork
            what={`Lendo ${step.fileName}`}
            wait="Conferindo linha por linha."
            percentage={step.percentage}
          />
        );
      case 'looking':
        return (
          <Focused>
            <Report
              preview={step.preview}
              problem={step.problem}
              known={known}
              onKnownChange={setKnown}
            />
          </Focused>
        );
      case 'importing':
        return (
          <FileAtWork
            what="Importando pessoas"
            wait="Você pode fechar: a importação continua."
            percentage={step.percentage}
          />
        );
    }
  }

  return (
    <StepsDialog
      ref={dialog}
      title="Importar pessoas"
      onClose={onClose}
      actions={
        <>
          {step.name === 'choosing' && (
            <Button variant="subtle" onClick={saveTemplate}>
              Baixar planilha modelo
            </Button>
          )}
          {step.name === 'looking' && (
            <Button variant="subtle" onClick={startOver}>
              Escolher outro arquivo
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {mayBeLeft(step) ? 'Fechar' : 'Cancelar'}
          </Button>
          {step.name === 'looking' && comesToSomething(step.preview, known) && (
            <Button onClick={() => void confirm(step, known)}>
              {importLabel(step.preview, known)}
            </Button>
          )}
        </>
      }
    >
      {body()}
    </StepsDialog>
  );
}

/** A sheet with the headings only. */
function saveTemplate(): void {
  const headings = Object.values(columnNames).map(([heading]) => heading);
  saveFile(new Blob([writeCsv([headings])], { type: 'text/csv' }), 'modelo-de-pessoas.csv');
}

/** What has been sent is imported, whether or not anybody waits for it here. */
const mayBeLeft = (step: UserImportStep) => step.name === 'importing' && isSent(step.percentage);

const comesToSomething = (
  { problemsQtd, newQtd, knownQtd }: UserImportPreview,
  known: KnownChoice,
) => problemsQtd === 0 && newQtd + (known === 'update' ? knownQtd : 0) > 0;

function importLabel({ newQtd, knownQtd }: UserImportPreview, known: KnownChoice): string {
  const invite = `Convidar ${count(newQtd, 'pessoa', 'pessoas')}`;
  if (known === 'keep' || knownQtd === 0) return invite;
  const update = `${newQtd > 0 ? 'atualizar' : 'Atualizar'} ${count(knownQtd, 'pessoa', 'pessoas')}`;
  return newQtd > 0 ? `${invite} e ${update}` : update;
}
