import { useEffect, useRef, useState } from 'react';
import { fileOfAnswer } from '../../../files/file-of-answer.ts';
import { uploadFile } from '../../../files/upload-file.ts';
import { useAppContext } from '../../../layout/app-context.tsx';
import type { WaitingPage } from '../../waiting-pages.ts';
import type { Problem, SentPage } from './page.ts';

interface Sending {
  questionId: string;
  /** The page to send; another one, or none, ends the upload. */
  next: WaitingPage | undefined;
  onSent: (key: string, page: SentPage) => void;
  onFailed: (key: string, problem: Problem) => void;
}

/** Sends one page after the other while the question is open. Returns the key of the page and its progress in percent. */
export function usePageSending({ questionId, next, onSent, onFailed }: Sending) {
  const { call } = useAppContext();
  const [progress, setProgress] = useState({ key: '', percentage: 0 });
  const latest = useRef({ next, onSent, onFailed });
  useEffect(() => {
    latest.current = { next, onSent, onFailed };
  });
  const key = next?.key;
  useEffect(() => {
    const page = latest.current.next;
    if (key === undefined || !page) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function send({ file: chosen }: WaitingPage): Promise<Problem | SentPage> {
      const prepared = await fileOfAnswer(chosen);
      if ('problem' in prepared) return { words: prepared.problem, mayRetry: false };
      const { file } = prepared;
      let reason: string | undefined;
      const stored = await uploadFile(call, file, {
        questionId,
        signal,
        onRefused: (refusal) => (reason = refusal),
        onProgress: (percentage) => setProgress({ key: page?.key ?? '', percentage }),
      });
      return stored
        ? { url: stored.url, name: file.name.slice(-200) }
        : { words: reason ?? 'Confira sua conexão.', mayRetry: true };
    }
    void send(page).then((end) => {
      // It is sent again later: the same file has the same address.
      if (signal.aborted) return;
      if ('url' in end) latest.current.onSent(page.key, end);
      else latest.current.onFailed(page.key, end);
    });
    return () => controller.abort();
  }, [key, questionId, call]);
  return key === undefined
    ? null
    : { key, percentage: progress.key === key ? progress.percentage : 0 };
}
