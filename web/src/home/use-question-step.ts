import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The index of the first question that is shown, so that Back leads to the one before. */
    firstQuestion?: number;
  }
}

/** The first question that is shown, as an entry of the history. Its title takes the focus after a step. */
export function useQuestionStep(title: RefObject<HTMLElement | null>, isFirstAnswered: boolean) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const shown = useLocation({ select: ({ state }) => state.firstQuestion ?? 0 });
  // After a reload the first answer is asked again.
  const step = isFirstAnswered ? shown : 0;
  const former = useRef(step);
  useEffect(() => {
    // The focused button has disappeared.
    if (former.current !== step) title.current?.focus();
    former.current = step;
  }, [title, step]);
  return {
    step,
    goOn: () =>
      void navigate({
        to: '.',
        search: true,
        state: { firstQuestion: step + 1 },
        resetScroll: false,
      }),
    goBack: () => history.back(),
  };
}
