import type { TimedArea } from '@sabia/domain/attempts/timed-area.ts';
import { count } from '../ui/words/plural.ts';

/** '45 questões, 90 min', '5 questões, sem limite de tempo' */
export const areaWords = ({
  questionsQtd,
  timeLimitMinutes,
}: Pick<TimedArea, 'questionsQtd' | 'timeLimitMinutes'>): string =>
  `${count(questionsQtd, 'questão', 'questões')}, ${
    timeLimitMinutes === null ? 'sem limite de tempo' : `${timeLimitMinutes} min`
  }`;
