import { useEffect, useRef, useState } from 'react';
import { fileOfAnswer } from '../../../files/file-of-answer.ts';
import { uploadFile } from '../../../files/upload-file.ts';
import { useAppContext } from '../../../layout/app-context.tsx';

export interface StoredAnswer {
  url: string;
  name: string;
}

/** The upload of a file as the answer, or a part of the answer, to a question. Unmounting aborts it. */
export function useAnswerUpload(questionId: string, onStored: (file: StoredAnswer) => void) {
  const { call } = useAppContext();
  const abort = useRef<AbortController>(null);
  const [sending, setSending] = useState<{ name: string; percentage: number }>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState('');
  useEffect(() => () => abort.current?.abort(), []);

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const controller = new AbortController();
    abort.current = controller;
    setSent('');
    setProblem(null);
    setSending({ name: chosen.name, percentage: 0 });
    const prepared = await fileOfAnswer(chosen);
    if (abort.current !== controller) return;
    if ('problem' in prepared) {
      setSending(undefined);
      return setProblem(prepared.problem);
    }
    const { file } = prepared;
    const { name } = file;
    let reason: string | undefined;
    const stored = await uploadFile(call, file, {
      onRefused: (refusal) => (reason = refusal),
      questionId,
      signal: controller.signal,
      onProgress: (percentage) => setSending({ name, percentage }),
    });
    if (abort.current !== controller) return;
    setSending(undefined);
    if (stored) {
      setSent(name);
      onStored({ url: stored.url, name: name.slice(-200) });
    } else if (!controller.signal.aborted) {
      const cause = reason ?? 'Confira sua conexão e escolha o arquivo de novo.';
      setProblem(`${name} não foi enviado. ${cause}`);
    }
  }

  return {
    sending,
    /** The name of the file that arrived last; '' if there is none. */
    sent,
    problem,
    send,
    cancel: () => abort.current?.abort(),
  };
}
