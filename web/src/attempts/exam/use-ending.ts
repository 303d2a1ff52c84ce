import { useState } from 'react';

/** The end of an area of which another one follows. */
export interface AreaEnding {
  isPending: boolean;
  /** The reason why it did not end. */
  problem: string | null;
  onFinish: () => void;
  /** Its time is over. */
  onOver: () => void;
}

interface EndedAnswers {
  /** Gives the answer that is being typed. */
  settle: () => void;
  submit: () => void;
}

/** Ends the area under way, else the attempt: asked for by the learner, or when the time is over. */
export function useEnding(area: AreaEnding | null, { settle, submit }: EndedAnswers) {
  const [isAsking, setAsking] = useState(false);
  return {
    label: area ? 'Concluir área' : 'Entregar',
    /** The learner is asked whether to end. */
    isAsking,
    ask: () => {
      settle();
      setAsking(true);
    },
    close: () => setAsking(false),
    confirm: () => {
      // The dialog stays open until the area has ended.
      if (area) return area.onFinish();
      setAsking(false);
      submit();
    },
    endByTime: () => {
      if (!area) return submit();
      settle();
      area.onOver();
    },
  };
}
