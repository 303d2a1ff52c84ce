import { useEffect, useRef, useState } from 'react';
import type { SentFile } from './chosen-file.ts';
import { type FileKind, uploadProblem } from './upload-problem.ts';
import type { Uploader } from './uploader.ts';

/** The kinds of a file field. Audio is sent by the editors of texts. */
export type InputKind = Exclude<FileKind, 'audio' | 'answer'>;

export type Sending =
  | { status: 'sending'; file: File; percentage: number }
  | { status: 'failed'; file: File; problem: string; mayRetry: boolean };

interface FieldUploadOptions {
  /** The name of the field for the uploader. */
  field: string;
  kind: InputKind;
  uploader: Uploader;
  make: (file: File) => Promise<SentFile>;
  onStored: (url: string) => void;
}

/** The upload of one field: the last chosen file replaces earlier ones. Unmounting aborts it. */
export function useFieldUpload({ field, kind, uploader, make, onStored }: FieldUploadOptions) {
  const abort = useRef<AbortController>(null);
  const [sending, setSending] = useState<Sending>();
  const [notice, setNotice] = useState<string>();
  useEffect(
    () => () => {
      abort.current?.abort();
      uploader.forget(field);
    },
    [uploader, field],
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
      field,
      signal: controller.signal,
      onProgress: (percentage) => setSending({ status: 'sending', file, percentage }),
      onStored: ({ url }) => onStored(url),
    });
    const failed = { status: 'failed', file, problem: notSent(file), mayRetry: true } as const;
    if (abort.current !== controller) return;
    setSending(hasArrived ? undefined : failed);
    if (hasArrived) setNotice(sent.notice);
  }

  return {
    sending,
    /** About the file that arrived last. */
    notice,
    send,
    cancel: () => abort.current?.abort(),
    giveUp: () => {
      uploader.forget(field);
      setSending(undefined);
    },
  };
}

async function toSend(kind: InputKind, making: Promise<SentFile>): Promise<SentFile> {
  const sent = await making;
  if ('problem' in sent) return sent;
  const problem = uploadProblem(kind, sent.file);
  return problem ? { problem } : sent;
}

const notSent = (file: File) => `${file.name} não foi enviado. Confira o arquivo e sua conexão.`;
