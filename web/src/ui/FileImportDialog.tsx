import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { FileDropzone } from './FileDropzone.tsx';
import { FileAtWork, Focused, isSent, WizardDialog } from './WizardDialog.tsx';

/** How far a file is on its way into the school. */
type FileImportStep =
  | { name: 'choosing'; problem?: string }
  | { name: 'reading'; fileName: string; percentage: number }
  | { name: 'previewing' }
  | { name: 'importing'; percentage: number }
  | { name: 'done' };

interface FileImportDialogProps {
  /** Lets its owner close it. */
  ref: Ref<{ close: () => void }>;
  title: string;
  place: Pick<ComponentProps<typeof FileDropzone>, 'label' | 'hint' | 'accept'>;
  step: FileImportStep;
  /** How long the server takes to read. */
  readingWait: string;
  importing: Pick<ComponentProps<typeof FileAtWork>, 'what' | 'wait'>;
  onChoose: (file: File) => Promise<void>;
  onStartOver: () => void;
  /** Absent as long as there is nothing that can be imported. */
  confirm?: { label: string; onConfirm: () => Promise<void> } | false | undefined;
  /** Further buttons. */
  more?: ReactNode;
  onClose: () => void;
  /** What is looked at, and what was told in the end. */
  children: ReactNode;
}

/** Choose a file, look at what becomes of it, import it. */
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

/** What has been sent is imported, whether or not anybody waits for it here. */
const mayBeLeft = (step: FileImportStep): boolean =>
  step.name === 'done' || (step.name === 'importing' && isSent(step.percentage));
