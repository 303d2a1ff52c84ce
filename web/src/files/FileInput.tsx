import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Button, Input } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { SentFile } from './chosen-file.ts';
import classes from './FileInput.module.css';
import { acceptedInWords, acceptedTypes, type FileKind, uploadProblem } from './upload-problem.ts';
import type { Uploader } from './uploader.ts';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';

/** Audio is sent by the editors of texts. */
type InputKind = Exclude<FileKind, 'audio' | 'answer'>;

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

type Sending =
  | { status: 'sending'; file: File; percentage: number }
  | { status: 'failed'; file: File; problem: string; mayRetry: boolean };

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
  const abort = useRef<AbortController>(null);
  const [sending, setSending] = useState<Sending>();
  const [notice, setNotice] = useState<string>();
  const [isOver, setOver] = useState(false);
  useEffect(
    () => () => {
      abort.current?.abort();
      uploader.forget(id);
    },
    [uploader, id],
  );

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const sent = await toSend(kind, make(chosen));
    if ('problem' in sent)
      return setSending({ status: 'failed', file: chosen, ...sent, mayRetry: false });
    const { file } = sent;
    // Only the last chosen file is used.
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setNotice(undefined);
    setSending({ status: 'sending', file, percentage: 0 });
    const hasArrived = await uploader.upload(file, {
      field: id,
      signal: controller.signal,
      onProgress: (percentage) => setSending({ status: 'sending', file, percentage }),
      onStored: ({ url }) => onChange(url),
    });
    const failed = { status: 'failed', file, problem: notSent(file), mayRetry: true } as const;
    if (abort.current !== controller) return;
    setSending(hasArrived ? undefined : failed);
    if (hasArrived) setNotice(sent.notice);
  }

  function giveUp(): void {
    uploader.forget(id);
    setSending(undefined);
  }

  const action = actionOf(kind, value, sending);
  function act(): void {
    if (sending?.status === 'sending') abort.current?.abort();
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes.place}
        data-over={isOver || undefined}
        data-invalid={Boolean(error) || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        {kind === 'image' && value && (
          <img src={value} alt="" className={classes.image} style={{ aspectRatio: ratio }} />
        )}
        <Row gap={16} justify="between" className={classes.state}>
          <div aria-live="polite">
            {sending?.status === 'sending' && (
              <ProgressBar
                label={`Envio de ${sending.file.name}`}
                value={sending.percentage}
                max={100}
                text={formatPercentage(sending.percentage)}
              />
            )}
            {sending?.status === 'failed' && <ErrorMessage>{sending.problem}</ErrorMessage>}
            {!sending && notice && <Muted>{notice}</Muted>}
            {!sending && !value && <Muted>{acceptedInWords[kind]}</Muted>}
            {!sending && value && kind !== 'image' && (
              <a href={value} target="_blank" rel="noreferrer">
                Abrir {theThing[kind]}
              </a>
            )}
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
      </div>
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

/** One button with changing labels, so that it keeps the focus. */
function actionOf(kind: InputKind, value: string | null, sending: Sending | undefined): string {
  if (sending?.status === 'sending') return 'Cancelar envio';
  if (sending?.mayRetry) return 'Tentar de novo';
  return `${value ? 'Trocar' : 'Escolher'} ${things[kind]}`;
}

const things = { image: 'imagem', document: 'PDF', captions: 'legendas' };
const theThing = { document: 'o documento', captions: 'as legendas' };

async function toSend(kind: InputKind, making: Promise<SentFile>): Promise<SentFile> {
  const sent = await making;
  if ('problem' in sent) return sent;
  const problem = uploadProblem(kind, sent.file);
  return problem ? { problem } : sent;
}

const asItIs = async (file: File): Promise<SentFile> => ({ file });

const notSent = (file: File) => `${file.name} não foi enviado. Confira o arquivo e sua conexão.`;
