import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { useRef } from 'react';
import { FileImportDialog } from '../../ui/FileImportDialog.tsx';
import { count } from '../../ui/plural.ts';
import { ImportReport } from './ImportReport.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  owner: QuestionsOwner;
  onImported: (questionsQtd: number) => void;
  onClose: () => void;
}

const place = {
  label: 'Arquivo de questões',
  hint: 'GIFT, Moodle XML ou Aiken, até 32 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir.',
  accept: '.gift,.txt,.xml,text/plain,text/xml,application/xml',
};

const inWords = (questionsQtd: number) => count(questionsQtd, 'questão', 'questões');

export function ImportDialog({ owner, onImported, onClose }: ImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const { step, choose, confirm, startOver } = useImport(owner, (questionsQtd, isComplete) => {
    onImported(questionsQtd);
    if (isComplete) dialog.current?.close();
  });
  return (
    <FileImportDialog
      ref={dialog}
      title="Importar questões"
      place={place}
      step={step}
      readingWait="Arquivos grandes levam alguns segundos."
      importing={{
        what: `Importando ${step.name === 'importing' ? inWords(step.questionsQtd) : ''}`,
        wait: 'Com muitas imagens, leva alguns minutos. Você pode fechar: a importação continua.',
      }}
      onChoose={choose}
      onStartOver={startOver}
      confirm={
        step.name === 'previewing' &&
        step.preview.questions.length > 0 && {
          label: `Importar ${inWords(step.preview.questions.length)}`,
          onConfirm: () => confirm(step.chosen, step.preview),
        }
      }
      onClose={onClose}
    >
      {step.name === 'previewing' && <ImportReport preview={step.preview} problem={step.problem} />}
      {step.name === 'done' && (
        <>
          <p>{`${count(step.questionsQtd, 'questão importada', 'questões importadas')}, mas:`}</p>
          <ProblemList problems={step.problems} severity="changed" />
        </>
      )}
    </FileImportDialog>
  );
}
