import type { MockExamDay, MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { dayName } from './mock-exam-values.ts';

/** A thing that is to be done before the cards are printed. */
export interface Check {
  text: string;
  isDone: boolean;
  /** The place or the act that does it. */
  remedy?: 'EDIT' | 'LIST' | { practiceExamId: string; tab: 'CONTENT' | 'SCORING' };
}

/** The check list of an event (product.md MOCK22). */
export const checkList = (event: MockExamEvent, now: Date): Check[] => [
  event.startsAt
    ? { isDone: true, text: `Começa: ${formatMoment(event.startsAt, now)}` }
    : { isDone: false, text: 'Marque quando começa.', remedy: 'EDIT' },
  ...checksOfPeople(event),
  ...checksOfQuestions(event.days),
  ...event.days.filter(({ withoutParametersQtd }) => withoutParametersQtd > 0).map(checkOfScoring),
];

function checksOfPeople({ peopleQtd, unlistedQtd }: MockExamEvent): Check[] {
  const onList: Check =
    peopleQtd > 0
      ? { isDone: true, text: `${count(peopleQtd, 'estudante', 'estudantes')} na lista` }
      : { isDone: false, text: 'Ainda não há estudantes nestas turmas.' };
  if (unlistedQtd === 0) return [onList];
  const unlisted = count(
    unlistedQtd,
    'estudante das turmas não está',
    'estudantes das turmas não estão',
  );
  const text = `${unlisted} na lista.`;
  // Nobody else is in the classes.
  return peopleQtd === 0
    ? [{ isDone: false, text, remedy: 'LIST' }]
    : [onList, { isDone: false, text, remedy: 'LIST' }];
}

function checksOfQuestions(days: readonly MockExamDay[]): Check[] {
  const changed = days.flatMap(({ day, practiceExamId, addedQtd, removedQtd }) =>
    [
      addedQtd > 0 &&
        `${count(addedQtd, 'questão nova não tem', 'questões novas não têm')} linha no cartão.`,
      removedQtd > 0 &&
        `${count(removedQtd, 'questão do cartão saiu', 'questões do cartão saíram')} do simulado.`,
    ]
      .filter((text) => text !== false)
      .map((text): Check => ({
        isDone: false,
        text: `${dayName(day)}: ${text}`,
        remedy: { practiceExamId, tab: 'CONTENT' },
      })),
  );
  return changed.length > 0
    ? changed
    : [{ isDone: true, text: 'Os cartões têm todas as questões, e todas têm gabarito' }];
}

const checkOfScoring = ({ day, practiceExamId, withoutParametersQtd }: MockExamDay): Check => ({
  isDone: false,
  text: `${dayName(day)}: ${count(withoutParametersQtd, 'questão está', 'questões estão')} sem os parâmetros da TRI.`,
  remedy: { practiceExamId, tab: 'SCORING' },
});
