import { Button, Input } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { SentFile } from './chosen-file.ts';
import classes from './FileInput.module.css';
import { FileStatus } from './FileStatus.tsx';
import { acceptedTypes } from './upload-problem.ts';
import type { Uploader } from './uploader.ts';
import { type InputKind, type Sending, useFieldUpload } from './use-field-upload.ts';
import { Row } from '../ui/primitives/Row.tsx';

interface FileInputProps {
  kind: InputKind;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  /** The URL of the stored file; empty if there is none. */
  value: string | null;
  onChange: (url: string | null) => void;
  uploader: Uploader;
  /** Converts the chosen file before the upload. */
  make?: (file: File) => Promise<SentFile>;
  /** The aspect ratio of an image. */
  ratio?: string;
  /** The field name in the form. */
  'data-path'?: string;
}

/** A file field: click or drop; uploads at once and shows progress and errors. */
export function FileInput({
  kind,
  label,
  description,
  error,
  value,
  onChange,
  uploader,
  make = asItIs,
  ratio,
  'data-path': dataPath,
}: FileInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sending, notice, send, cancel, giveUp } = useFieldUpload({
    field: id,
    kind,
    uploader,
    make,
    onStored: onChange,
  });

  const action = actionOf(kind, value, sending);
  function act(): void {
    if (sending?.status === 'sending') cancel();
    else if (sending?.mayRetry) void send(sending.file);
    else input.current?.click();
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-hint` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <DropZone
        labelledBy={`${id}-label`}
        isInvalid={Boolean(error)}
        onDrop={(file) => void send(file)}
      >
        {kind === 'image' && value && (
          <img src={value} alt="" className={classes.image} style={{ aspectRatio: ratio }} />
        )}
        <Row gap={16} justify="between" className={classes.state}>
          <div aria-live="polite">
            <FileStatus kind={kind} value={value} sending={sending} notice={notice} />
          </div>
          <Row>
            <Button
              variant="default"
              data-path={dataPath}
              aria-describedby={`${id}-hint ${id}-error`}
              onClick={act}
            >
              {action}
            </Button>
            {sending?.status === 'failed' && sending.mayRetry && (
              <Button variant="subtle" onClick={() => input.current?.click()}>
                Escolher outro
              </Button>
            )}
            {sending?.status === 'failed' && (
              <Button variant="subtle" color="red" onClick={giveUp}>
                Desistir do envio
              </Button>
            )}
            {!sending && value && (
              <Button variant="subtle" color="red" onClick={() => onChange(null)}>
                Remover
              </Button>
            )}
          </Row>
        </Row>
      </DropZone>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes[kind]}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}

interface DropZoneProps {
  /** The id of the label. */
  labelledBy: string;
  isInvalid: boolean;
  onDrop: (file: File | undefined) => void;
  children: ReactNode;
}

function DropZone({ labelledBy, isInvalid, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={classes.place}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}

/** One button with changing labels, so that it keeps the focus. */
function actionOf(kind: InputKind, value: string | null, sending: Sending | undefined): string {
  if (sending?.status === 'sending') return 'Cancelar envio';
  if (sending?.mayRetry) return 'Tentar de novo';
  return `${value ? 'Trocar' : 'Escolher'} ${things[kind]}`;
}

const things = { image: 'imagem', document: 'PDF', captions: 'legendas' };

const asItIs = async (file: File): Promise<SentFile> => ({ file });
