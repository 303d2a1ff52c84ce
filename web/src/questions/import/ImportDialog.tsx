import type {
  ImportChoices,
  ImportPreview,
  ImportReport as Report,
} from '@sabia/domain/questions/question-import.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { Button } from '@mantine/core';
import { writeCsv } from '@sabia/domain/csv.ts';
import { questionSheetTemplate } from '@sabia/domain/questions/question-sheet.ts';
import { useRef, useState } from 'react';
import { saveFile } from '../../files/save-file.ts';
import { FileImportDialog } from '../../ui/dialogs/FileImportDialog.tsx';
import { count } from '../../ui/words/plural.ts';
import { ImportChoiceFields } from './ImportChoiceFields.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportTarget } from './ImportTarget.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useImport } from './use-import.ts';
import { useTarget } from './use-target.ts';

interface ImportDialogProps {
  /** Null: a question bank, which is chosen here. */
  owner: QuestionsOwner | null;
  presetBank: string | undefined;
  onImported: (report: Report) => void;
  onClose: () => void;
}

const place = {
  label: 'Arquivo de questões',
  hint: 'Planilha CSV, GIFT, Moodle XML ou Aiken, até 32 MB. Arraste o arquivo até aqui ou escolha-o: nada é importado antes de você conferir.',
  accept: '.csv,.gift,.txt,.xml,text/csv,text/plain,text/xml,application/xml',
};

const usualChoices: ImportChoices = { duplicates: 'skip', createCategories: [] };

/** Without anything to do, as far as the preview knows, nothing. */
function actionOf(preview: ImportPreview, choices: ImportChoices): string | null {
  const wantedQtd = wantedOf(preview, choices);
  if (wantedQtd > 0) return `Importar ${count(wantedQtd, 'questão', 'questões')}`;
  const isKnown = preview.questions.some(({ duplicate }) => duplicate === 'SCHOOL');
  return choices.duplicates === 'complete' && isKnown ? 'Completar as que já existem' : null;
}

/** The number of questions that these choices import, as far as the preview knows. */
const wantedOf = ({ questions }: ImportPreview, { duplicates }: ImportChoices): number =>
  duplicates === 'import'
    ? questions.length
    : questions.filter(({ duplicate }) => duplicate === null).length;

const saveTemplate = () =>
  saveFile(
    new Blob([writeCsv(questionSheetTemplate)], { type: 'text/csv' }),
    'modelo-de-questoes.csv',
  );

export function ImportDialog({ owner, presetBank, onImported, onClose }: ImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const [choices, setChoices] = useState(usualChoices);
  const target = useTarget(owner, presetBank);
  const { step, choose, confirm, startOver } = useImport((report, isComplete) => {
    onImported(report);
    if (isComplete) dialog.current?.close();
  });
  const label = step.name === 'previewing' ? actionOf(step.preview, choices) : null;
  return (
    <FileImportDialog
      ref={dialog}
      title="Importar questões"
      place={place}
      step={step}
      readingWait="Arquivos grandes levam alguns segundos."
      importing={{
        what: 'Importando as questões',
        wait: 'Com muitas imagens, leva alguns minutos. Você pode fechar: a importação continua.',
      }}
      onChoose={choose}
      onStartOver={() => {
        setChoices(usualChoices);
        startOver();
      }}
      confirm={
        step.name === 'previewing' &&
        label !== null && {
          label,
          onConfirm: async () => {
            if (target.isReady()) await confirm(step, { findOwner: target.find, choices });
          },
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
        <ImportReport preview={step.preview} choices={choices} problem={step.problem}>
          {owner === null && <ImportTarget target={target} />}
          <ImportChoiceFields preview={step.preview} choices={choices} onChange={setChoices} />
        </ImportReport>
      )}
      {step.name === 'done' && (
        <>
          <p>{`${count(step.report.questionsQtd, 'questão importada', 'questões importadas')}, mas:`}</p>
          <ProblemList problems={step.problems} severity="changed" />
        </>
      )}
    </FileImportDialog>
  );
}
