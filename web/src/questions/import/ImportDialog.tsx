import { Button } from '@mantine/core';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { count } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { FilePlace } from './FilePlace.tsx';
import classes from './ImportDialog.module.css';
import { ImportReport } from './ImportReport.tsx';
import { ProblemList } from './ProblemList.tsx';
import { type ImportStep, useImport } from './use-import.ts';

interface ImportDialogProps {
  owner: QuestionsOwner;
  onImported: (questionsQtd: number) => void;
  onClose: () => void;
}

/** Choose a file, look at what becomes of it, import it. The browser's own modal dialog keeps the focus inside. */
export function ImportDialog({ owner, onImported, onClose }: ImportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { step, choose, confirm, startOver } = useImport(owner, (questionsQtd, isAllSaid) => {
    onImported(questionsQtd);
    if (isAllSaid) dialog.current?.close();
  });

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={title}
      onClose={onClose}
      // Esc closes this dialog, and not the drawer that it may stand in.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={title} className={classes.title}>
        Importar questões
      </h2>
      <div className={classes.body}>{bodyOf(step, choose)}</div>
      <div className={classes.actions}>
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
      </div>
    </dialog>
  );
}

const isSent = (percentage: number) => percentage >= 100;

/** What has been sent is imported, whether or not anybody waits for it here. */
const mayBeLeft = (step: ImportStep): boolean =>
  step.name === 'done' || (step.name === 'importing' && isSent(step.percentage));

function bodyOf(step: ImportStep, choose: (file: File) => Promise<void>): ReactNode {
  switch (step.name) {
    case 'choosing':
      return <FilePlace problem={step.problem} onChoose={(file) => void choose(file)} />;
    case 'reading':
      return (
        <Working
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
        <Working
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

/** Takes the focus when it comes: what had it went with the former step. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.focused}>
      {children}
    </div>
  );
}

/** The file on its way, and then the server at work on it. */
function Working({ what, wait, percentage }: { what: string; wait: string; percentage: number }) {
  return (
    <Focused>
      <p role="status">{isSent(percentage) ? `${what}… ${wait}` : `${what}…`}</p>
      {isSent(percentage) ? (
        <progress aria-label={what} className={classes.endless} />
      ) : (
        <ProgressBar
          label="Envio do arquivo"
          value={percentage}
          max={100}
          text={`${percentage}% enviado`}
        />
      )}
    </Focused>
  );
}
