import { bookletName, colorOfPerson } from '@sabia/domain/mock-exams/booklet-order.ts';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { mostPages } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import type { CardsToDraw, DayOfCards } from './draw-cards.ts';
import type { CardHolder, NumberedEvent } from './mock-exams.queries.ts';
import { cardCodes } from './sign-card-code.ts';

const printer = new URL('./cards-printer.ts', import.meta.url);
const tooMuch = 'Estes cartões demoram demais. Peça os de uma turma ou de um dia.';

interface Wish {
  event: NumberedEvent;
  /** Undefined: all. */
  day: number | undefined;
  holders: readonly CardHolder[];
  /** Blank cards in place of those of the holders. */
  blankQtd: number | undefined;
  schoolName: string;
}

/** Of whom nothing is known yet: the owner of a blank card is found by a person (product.md MOCK17). */
const nobody = 0;

/** Prints answer cards as a PDF, one request after the other in a worker thread. */
export function createCardPrinter(secret: string) {
  const codes = cardCodes(secret);
  const inTurn = createConcurrencyLimit(1, { maxWaiting: 5 });

  /** The days with their cards, in the order in which they are printed. Refuses more pages than one PDF has. */
  function daysOf({ event, day, holders, blankQtd }: Wish): DayOfCards[] {
    const asked = event.days.filter((each) => day === undefined || each.day === day);
    if (asked.length === 0) throw new Refusal('not_found');
    const people = blankQtd
      ? Array.from({ length: blankQtd }, (_, index) => ({
          place: index + 1,
          number: nobody,
          person: null,
        }))
      : holders.map(({ number, ...person }) => ({ place: number, number, person }));
    if (people.length === 0)
      throw new Refusal('conflict', { detail: 'Ainda não há estudantes nestas turmas.' });
    if (asked.length * people.length > mostPages)
      throw new Refusal('limit_reached', {
        detail: `Um arquivo tem até ${mostPages.toLocaleString('pt-BR')} cartões. Peça os de uma turma ou de um dia.`,
      });
    const { colorsQtd } = event;
    return asked.map(({ day: number, questionsQtd, firstQuestion }) => ({
      day: `${number}º dia`,
      layout: cardLayout(questionsQtd, firstQuestion),
      cards: people.map(({ place, number: of, person }) => {
        const color = colorOfPerson(place, colorsQtd);
        return {
          person,
          color: bookletName(color, colorsQtd),
          code: codes.textOf({ event: event.number, person: of, day: number, color }),
        };
      }),
    }));
  }

  return async (wish: Wish): Promise<PersonalDataFile> => {
    const { event, schoolName, holders } = wish;
    const { title, createdAt } = event;
    const content: CardsToDraw = { schoolName, title, createdAt, days: daysOf(wish) };
    const names = holders.flatMap(({ name, className }) => [name, className]);
    await requireLetters([schoolName, title, ...names]);
    const pdf = await inTurn(() => runInWorker<Uint8Array>(printer, content, tooMuch));
    return new PersonalDataFile(Buffer.from(pdf), holders);
  };
}
