import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { useIdentityUser } from '../../../layout/session.ts';
import { deviceTime } from '../../../platform/clock.ts';
import type { Notice } from '../../../ui/states/NoticeBar.tsx';
import { useIsOnline } from '../../../ui/states/use-is-online.ts';
import { useWaitingPages } from '../../use-waiting-pages.ts';
import { isUnkept, keepPages, removePages, type WaitingPage } from '../../waiting-pages.ts';
import { chosenPages } from './chosen-pages.ts';
import type { Page, Problem, SentPage } from './page.ts';
import { inOrder } from './page-order.ts';
import { usePageOrder } from './use-page-order.ts';
import { usePageSending } from './use-page-sending.ts';

interface PagesOptions {
  attemptId: string | null;
  questionId: string;
  maxFiles: number;
  files: readonly SentPage[];
  isLocked: boolean;
  onFiles: (files: SentPage[]) => void;
}

const idOf = ({ url }: SentPage) => withoutAccess(url);

/**
 * The pages of an answer. They wait on the device until they are sent, one after the other while the question is open, so
 * that a reload and a missing network lose none. Each keeps its place.
 */
export function usePages(options: PagesOptions) {
  const { attemptId, questionId, maxFiles, files, isLocked, onFiles } = options;
  const owner = useIdentityUser()?.id ?? '';
  const isOnline = useIsOnline();
  const [order, keepOrder] = usePageOrder(`${owner}.${attemptId ?? ''}.${questionId}`);
  const { problems, fail, retry } = useProblems();
  /** Pages that are sent or removed, until the device has removed them. */
  const [done, setDone] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<Notice>();

  const waiting = useWaitingPages(attemptId).filter(
    (page) => page.questionId === questionId && !done.includes(page.key),
  );
  const keys = waiting.map(({ key }) => key);
  const ids = inOrder(files.map(idOf), keys, order);
  const progress = usePageSending({
    questionId,
    next: isOnline && !isLocked ? waiting.find(({ key }) => !problems[key]) : undefined,
    onSent: settle,
    onFailed: fail,
  });
  const isAtRisk = waiting.some(isUnkept);
  useLeavingQuestion(isAtRisk);

  /** Answers with the sent pages among these. */
  function arrange(next: readonly string[], sent = files): void {
    keepOrder(next);
    const answered = next.flatMap((id) => sent.find((file) => idOf(file) === id) ?? []);
    if (answered.map(idOf).join() !== files.map(idOf).join()) onFiles(answered);
  }

  function settle(key: string, stored: SentPage): void {
    setDone([...done, key]);
    void removePages([key]);
    const id = idOf(stored);
    // The same file sent twice has the same address.
    if (files.some((file) => idOf(file) === id)) {
      setNotice({ text: `${stored.name} já está na resposta.` });
      return keepOrder(ids.filter((other) => other !== key));
    }
    const next = ids.map((other) => (other === key ? id : other));
    arrange(next, [...files, stored]);
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const room = maxFiles - ids.length;
    const { pages, refusal } = chosenPages(chosen, { maxFiles, room });
    setNotice(refusal === null ? undefined : { text: refusal });
    if (pages.length === 0) return;
    const entry = { owner, attemptId, questionId, chosenAt: deviceTime() };
    const added = pages.map((file) => ({ ...entry, key: v7(), file }));
    keepOrder([...ids, ...added.map(({ key }) => key)]);
    await keepPages(added);
  }

  /** Undoes a removal; meanwhile others may have been sent. */
  const putBack = useLatest(({ id, at, file, page }: Removed) => {
    setNotice(undefined);
    setDone(done.filter((other) => other !== id));
    arrange(ids.toSpliced(at, 0, id), file ? [...files, file] : files);
    if (page) void keepPages([page]);
  });

  function remove(id: string): void {
    const page = waiting.find(({ key }) => key === id);
    const file = files.find((other) => idOf(other) === id);
    const removed = { id, at: ids.indexOf(id), file, page };
    const undo = () => putBack.current(removed);
    setNotice({ text: `${page?.file.name ?? file?.name} saiu da resposta.`, undo });
    arrange(ids.filter((other) => other !== id));
    if (!page) return;
    setDone([...done, id]);
    void removePages([id]);
  }

  return {
    pages: ids.map((id): Page => {
      const file = files.find((other) => idOf(other) === id);
      return {
        id,
        name: file?.name ?? waiting.find(({ key }) => key === id)?.file.name ?? '',
        url: file?.url ?? null,
        sent: progress?.key === id ? progress.percentage : null,
        problem: problems[id] ?? null,
      };
    }),
    isOnline,
    isAtRisk,
    notice,
    dismiss: () => setNotice(undefined),
    add,
    remove,
    move: (from: number, to: number) => {
      const moved = ids.slice(from, from + 1);
      arrange(ids.toSpliced(from, 1).toSpliced(to, 0, ...moved));
    },
    retry,
  };
}

interface Removed {
  id: string;
  at: number;
  file: SentPage | undefined;
  page: WaitingPage | undefined;
}

type Problems = Readonly<Record<string, Problem>>;

const without = (known: Problems, isGone: (key: string, problem: Problem) => boolean): Problems =>
  Object.fromEntries(Object.entries(known).filter(([key, problem]) => !isGone(key, problem)));

/** The problems by the keys of pages. With the network, what failed without it is sent again. */
function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => {
    const retry = () => setProblems((known) => without(known, (_key, { mayRetry }) => mayRetry));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return {
    problems,
    fail: (key: string, problem: Problem) => setProblems((known) => ({ ...known, [key]: problem })),
    retry: (key: string) => setProblems((known) => without(known, (other) => other === key)),
  };
}

/** The function of the last rendering. */
function useLatest<F>(made: F): RefObject<F> {
  const latest = useRef(made);
  useEffect(() => {
    latest.current = made;
  });
  return latest;
}

/** The browser asks before the site is left. */
function useLeavingQuestion(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
