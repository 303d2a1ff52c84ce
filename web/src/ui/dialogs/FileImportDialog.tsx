import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { FileDropzone } from '../forms/FileDropzone.tsx';
import { FileAtWork, Focused, isSent, WizardDialog } from './WizardDialog.tsx';

/** The state of a file import. */
type FileImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'previewing' }
  | { name: 'importing'; percentage: number }
  | { name: 'done' };

interface FileImportDialogProps {
  /** Handle for the parent component. */
  ref: Ref<{ close: () => void }>;
  title: string;
  place: Pick<ComponentProps<typeof FileDropzone>, 'label' | 'hint' | 'accept'>;
  step: FileImportStep;
  /** Tells how long the server needs to read the file. */
  readingWait: string;
  importing: Pick<ComponentProps<typeof FileAtWork>, 'what' | 'wait'>;
  onChoose: (file: File) => Promise<void>;
  onStartOver: () => void;
  /** Absent while there is nothing to import. */
  confirm?: { label: string; onConfirm: () => Promise<void> } | false | undefined;
  /** Further buttons. */
  more?: ReactNode;
  onClose: () => void;
  /** The preview, then the report. */
  children: ReactNode;
}

/** A dialog to choose a file, preview it and import it. */
export function FileImportDialog({
  ref,
  title,
  place,
  step,
  readingWait,
  importing,
  onChoose,
  onStartOver,
  confirm,
  more,
  onClose,
  children,
}: FileImportDialogProps) {
  const dialog = useRef<{ close: () => void }>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({ close }), []);
  return (
    <WizardDialog
      ref={dialog}
      title={title}
      onClose={onClose}
      actions={
        <>
          {more}
          {step.name === 'previewing' && (
            <Button variant="subtle" onClick={onStartOver}>
              Escolher outro arquivo
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {mayBeLeft(step) ? 'Fechar' : 'Cancelar'}
          </Button>
          {confirm && <Button onClick={() => void confirm.onConfirm()}>{confirm.label}</Button>}
        </>
      }
    >
      {step.name === 'choosing' && (
        <FileDropzone {...place} problem={step.problem} onChoose={(file) => void onChoose(file)} />
      )}
      {step.name === 'reading' && (
        <FileAtWork
          key="reading"
          what={`Lendo ${step.fileName}`}
          wait={readingWait}
          percentage={step.percentage}
        />
      )}
      {step.name === 'importing' && (
        <FileAtWork key="importing" {...importing} percentage={step.percentage} />
      )}
      {(step.name === 'previewing' || step.name === 'done') && (
        <Focused key={step.name}>{children}</Focused>
      )}
    </WizardDialog>
  );
}

/** A file that has been sent is imported even if the dialog is closed. */
const mayBeLeft = (step: FileImportStep): boolean =>
  step.name === 'done' || (step.name === 'importing' && isSent(step.percentage));
