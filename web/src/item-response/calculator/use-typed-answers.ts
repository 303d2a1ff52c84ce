import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { useIsOnline } from '../../ui/states/use-is-online.ts';
import { useScoreArea } from '../enem-scores.api.ts';
import type { AreaState } from './area-state.ts';
import { offeredAreas, sameDayBooklet } from './booklet-options.ts';
import {
  forgetAnswers,
  keepAnswers,
  keptAnswers,
  noAnswers,
  type TypedAnswers,
  waitingAreas,
} from './kept-answers.ts';
import { completeMarks } from './typed-answers.ts';

export type Offer = Reply<'GET /enem-booklets'> & { year: number };

/** The chosen booklet of an area. */
export const bookletOf = ({ booklets }: Offer, area: Area, state: AreaState) =>
  booklets.find((one) => one.area === area && one.booklet === state.booklet);

const isSameState = (one: AreaState, other: AreaState): boolean =>
  one.marks === other.marks && one.booklet === other.booklet && one.language === other.language;

/** The answers typed for a year, kept in the browser, and their scores, which wait for the network where there is none. */
export function useTypedAnswers(offer: Offer, startArea: Area | undefined) {
  const { identity } = useAppContext();
  const user = identity.user()?.id ?? null;
  const { year } = offer;
  const start = { ...noAnswers, area: startArea ?? noAnswers.area };
  const [answers, setAnswers] = useState<TypedAnswers>(start);
  const [isRecalled, setRecalled] = useState(false);
  const send = useScoreArea();
  const isOnline = useIsOnline();

  const changeArea = (area: Area, changed: (before: AreaState) => Partial<AreaState>) =>
    setAnswers((before) => ({
      ...before,
      states: {
        ...before.states,
        [area]: { ...before.states[area], ...changed(before.states[area]) },
      },
    }));
  const scoring = useMutation({
    mutationFn: ({ area, state }: { area: Area; state: AreaState }) => {
      const booklet = bookletOf(offer, area, state);
      return send({
        year,
        area,
        booklet: booklet?.booklet ?? 0,
        foreignLanguage: booklet?.hasLanguageChoice ? (state.language ?? null) : null,
        answers: completeMarks(state.marks),
      });
    },
    // Answers, a booklet or a language that were changed meanwhile have another score.
    onSuccess: (result, { area, state }) =>
      changeArea(area, (before) =>
        isSameState(before, state) ? { result, isWaiting: false } : {},
      ),
    onError: (error, { area, state }) =>
      changeArea(area, (before) =>
        isSameState(before, state)
          ? { isWaiting: error instanceof ApiProblem && error.code === 'offline' }
          : {},
      ),
  });
  const score = (area: Area) => scoring.mutate({ area, state: answers.states[area] });

  // The page of the server has no answers, so that those of the browser come after it.
  const recall = useEffectEvent((kept: TypedAnswers | undefined) => {
    setAnswers(kept ? { ...kept, area: startArea ?? kept.area } : start);
    setRecalled(true);
  });
  useEffect(() => queueMicrotask(() => recall(keptAnswers(user, year))), [user, year]);
  const isUsed = answers.states !== noAnswers.states;
  useEffect(() => {
    if (isUsed) keepAnswers(user, year, answers);
  }, [answers, isUsed, user, year]);
  const scoreWaiting = useEffectEvent(() => waitingAreas(answers).forEach(score));
  useEffect(() => {
    if (isOnline && isRecalled) scoreWaiting();
  }, [isOnline, isRecalled]);

  const offered = offeredAreas(offer.booklets);
  const area = offered.includes(answers.area) ? answers.area : (offered[0] ?? answers.area);
  return {
    ...answers,
    area,
    offered,
    /** The answers that the browser keeps are there; until then an answer would be lost. */
    isRecalled,
    chooseArea: (chosen: Area) => {
      scoring.reset();
      setAnswers((before) => ({ ...before, area: chosen }));
    },
    /** The area of the same day gets its booklet of this colour, unless it has answers. */
    chooseBooklet: (booklet: number) => {
      changeArea(area, () => ({ booklet, result: undefined, isWaiting: false }));
      const beside = sameDayBooklet(offer.booklets, booklet);
      if (!beside) return;
      changeArea(beside.area, ({ marks }) => (marks === '' ? { booklet: beside.booklet } : {}));
    },
    // Another answer makes the shown score wrong.
    change: (changed: Partial<AreaState>) =>
      changeArea(area, () => ({ result: undefined, isWaiting: false, ...changed })),
    score: () => score(area),
    isScoring: scoring.isPending,
    error: scoring.error,
    isUsed,
    clear: () => {
      forgetAnswers(user, year);
      scoring.reset();
      setAnswers({ ...noAnswers, area });
    },
  };
}
