import { Button } from '@mantine/core';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { type ReactNode, useRef } from 'react';
import { FilePlace } from '../../ui/FilePlace.tsx';
import { count } from '../../ui/plural.ts';
import { FileAtWork, Focused, isSent, StepsDialog } from '../../ui/StepsDialog.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ProblemList } from './ProblemList.tsx';
import { type ImportStep, useImport } from './use-import.ts';

interface ImportDialogProps {
  owner: QuestionsOwner;
  onImported: (questionsQtd: number) => void;
  onClose: () => void;
}

/** Choose a file, look at what becomes of it, import it. */
export function ImportDialog({ owner, onImported, onClose }: ImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  const { step, choose, confirm, startOver } = useImport(owner, (questionsQtd, isAllSaid) => {
    onImported(questionsQtd);
    if (isAllSaid) close();
  });
  return (
    <StepsDialog
      ref={dialog}
      title="Importar questões"
      onClose={onClose}
      actions={
        <>
          {step.name === 'looking' && (
            <Button variant="subtle" onClick={startOver}>
              Escolher outro arquivo
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {mayBeLeft(step) ? 'Fechar' : 'Cancelar'}
          </Button>
          {step.name === 'looking' && step.preview.questions.length > 0 && (
            <Button onClick={() => void confirm(step.chosen, step.preview)}>
              {`Importar ${count(step.preview.questions.length, 'questão', 'questões')}`}
            </Button>
          )}
        </>
      }
    >
      {bodyOf(step, choose)}
    </StepsDialog>
  );
}

/** What has been sent is imported, whether or not anybody waits for it here. */
const mayBeLeft = (step: ImportStep): boolean =>
  step.name === 'done' || (step.name === 'importing' && isSent(step.percentage));

function bodyOf(step: ImportStep, choose: (file: File) => Promise<void>): ReactNode {
  switch (step.name) {
    case 'choosing':
      return (
        <FilePlace
          label="Arquivo de questões"
          hint="GIFT, Moodle XML ou Aiken, até 32 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir."
          accept=".gift,.txt,.xml,text/plain,text/xml,application/xml"
          problem={step.problem}
          onChoose={(file) => void choose(file)}
        />
      );
    case 'reading':
      return (
        <FileAtWork
          what={`Lendo ${step.fileName}`}
          wait="Arquivos grandes levam alguns segundos."
          percentage={step.percentage}
        />
      );
    case 'looking':
      return (
        <Focused>
          <ImportReport preview={step.preview} problem={step.problem} />
        </Focused>
      );
    case 'importing': {
      const questions = count(step.questionsQtd, 'questão', 'questões');
      return (
        <FileAtWork
          what={`Importando ${questions}`}
          wait="Com muitas imagens, leva alguns minutos. Você pode fechar: a importação continua."
          percentage={step.percentage}
        />
      );
    }
    case 'done':
      return (
        <Focused>
          <p>{`${count(step.questionsQtd, 'questão importada', 'questões importadas')}, mas:`}</p>
          <ProblemList problems={step.problems} severity="changed" />
        </Focused>
      );
  }
}
