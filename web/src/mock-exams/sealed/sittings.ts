import { signedAnswers } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import type { PhoneLog } from '@sabia/domain/mock-exams/phone-answers.ts';
import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { serverDate } from '../../platform/clock.ts';
import { signatureOf } from './open-sealed.ts';
import {
  changeStored,
  forgetExam,
  type KeptExam,
  keptOf,
  type SealedPlace,
  type Sitting,
} from './sealed-store.ts';

/** A downloaded exam and its answers on this device; null for what there is not. */
export const keptQuery = (place: SealedPlace) =>
  queryOptions({
    queryKey: ['sealed exam', place.owner, place.mockExamId, place.day],
    // Without a database in the browser nothing can be downloaded.
    queryFn: () => keptOf(place).catch(() => ({ exam: null, sitting: null })),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A new sitting: the clock begins. */
export const newSitting = (
  { owner, mockExamId, day, signingKey }: SealedPlace & Pick<KeptExam, 'signingKey'>,
  contentKey: string,
): Sitting => ({
  owner,
  mockExamId,
  day,
  contentKey,
  signingKey,
  readingId: v7(),
  openedAt: serverDate().toISOString(),
  elapsedMs: 0,
  interruptions: 0,
  answers: {},
  handedIn: null,
});

/** Stores a change. If the browser refuses it, the change lasts as long as the page. */
export async function changeSitting(
  queryClient: QueryClient,
  place: SealedPlace,
  change: (sitting: Sitting) => Sitting,
): Promise<void> {
  const { queryKey } = keptQuery(place);
  const known = () => queryClient.getQueryData(queryKey)?.sitting ?? null;
  const changed = await changeStored(place, (stored) => {
    const sitting = stored ?? known();
    if (!sitting) throw new Error('there is no sitting to change');
    return change(sitting);
  }).catch(() => {
    const sitting = known();
    return sitting && change(sitting);
  });
  queryClient.setQueryData(queryKey, (kept) => kept && { ...kept, sitting: changed });
}

/** Begins the sitting, unless another tab has begun it. */
export async function startSitting(
  queryClient: QueryClient,
  exam: KeptExam,
  contentKey: string,
): Promise<void> {
  const begun = newSitting(exam, contentKey);
  const sitting = await changeStored(exam, (stored) => stored ?? begun).catch(() => begun);
  queryClient.setQueryData(keptQuery(exam).queryKey, (kept) => kept && { ...kept, sitting });
}

/** Answers with a changed one; null takes it back. */
export function answersWith(
  answers: Sitting['answers'],
  question: number,
  option: CardOption | null,
): Sitting['answers'] {
  const { [question]: _before, ...others } = answers;
  return option ? { ...others, [question]: option } : others;
}

/** A sitting with a changed answer. After the end nothing changes. */
export const withAnswer = (
  sitting: Sitting,
  question: number,
  option: CardOption | null,
): Sitting =>
  sitting.handedIn
    ? sitting
    : { ...sitting, answers: answersWith(sitting.answers, question, option) };

/** The clock never goes back, whichever tab tells it. */
export const withElapsed = (sitting: Sitting, elapsedMs: number): Sitting =>
  sitting.handedIn || elapsedMs <= sitting.elapsedMs
    ? sitting
    : { ...sitting, elapsedMs: Math.round(elapsedMs) };

/** The sitting with its signed answers: the keys are no longer needed. */
export async function closedSitting(
  sitting: Sitting,
  personId: string,
  handedIn: PhoneLog['handedIn'],
): Promise<Sitting> {
  const { mockExamId, day, readingId, answers, signingKey } = sitting;
  if (sitting.handedIn || !signingKey) return sitting;
  const log = {
    openedAt: sitting.openedAt,
    elapsedSeconds: Math.round(sitting.elapsedMs / 1000),
    interruptions: sitting.interruptions,
    handedIn,
  };
  const given = { day, personId, readingId, answers, log };
  const signature = await signatureOf(signingKey, signedAnswers({ ...given, mockExamId }));
  return {
    ...sitting,
    contentKey: null,
    signingKey: null,
    handedIn: { ...given, signature, isSent: false, refusal: '' },
  };
}

/** Hands the answers in: they change no more, and the exam leaves the device. */
export async function handIn(
  queryClient: QueryClient,
  place: SealedPlace,
  personId: string,
  by: PhoneLog['handedIn'],
): Promise<Sitting | null> {
  const { queryKey } = keptQuery(place);
  const known = queryClient.getQueryData(queryKey)?.sitting;
  if (!known) return null;
  const closed = await closedSitting(known, personId, by);
  // The answers of another tab that has closed it before count.
  await changeSitting(queryClient, place, (sitting) => (sitting.handedIn ? sitting : closed));
  await forgetExam(place).catch(() => {});
  queryClient.setQueryData(queryKey, (kept) => kept && { ...kept, exam: null });
  return queryClient.getQueryData(queryKey)?.sitting ?? null;
}

/** The server has taken the answers, or refused them with this reason. */
export const settled = (sitting: Sitting, refusal: string): Sitting => ({
  ...sitting,
  handedIn: sitting.handedIn && { ...sitting.handedIn, isSent: refusal === '', refusal },
});
