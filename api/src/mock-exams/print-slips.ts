import type { MockExamResults, PersonResult } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { pointsWords } from '@sabia/domain/mock-exams/points-words.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import type { SlipsToDraw } from './draw-slips.ts';
import { daysAsked, refuseManyPages } from './page-owners.ts';
import type { PrintPaper } from './paper-printer.ts';
import { slipsOfPage } from './slips-of-page.ts';

const printer = new URL('./slips-printer.ts', import.meta.url);
const tooMuch = 'Estes resultados demoram demais. Peça os de uma turma.';

interface Wish extends MockExamResults {
  title: string;
  createdAt: string;
  schoolName: string;
  /** Undefined: all. */
  day: number | undefined;
}

/** Prints the results of the people with a card that was read as slips to cut out (product.md MOCK34). */
export function createSlipPrinter(publicUrl: string, print: PrintPaper) {
  return async (wish: Wish): Promise<PersonalDataFile> => {
    const { title, createdAt, schoolName, areas } = wish;
    const days = daysAsked(wish.days, wish.day);
    const isAsked = (day: number) => days.some((each) => each.day === day);
    const people = wish.people.filter((person) =>
      person.days.some(({ day, state }) => isAsked(day) && state !== 'NONE'),
    );
    if (people.length === 0)
      throw new Refusal('conflict', { detail: 'Ainda não há cartões lidos destas turmas.' });
    refuseManyPages(Math.ceil(people.length / slipsOfPage));
    const slips = people.map((person) => ({
      name: person.name,
      className: person.className,
      lines: linesOf(person, { days, areas: areas.filter(({ day }) => isAsked(day)) }, areas),
      url: `${publicUrl}/resultado/${person.code}`,
    }));
    const content: SlipsToDraw = { title, createdAt, schoolName, slips };
    const names = slips.flatMap(({ name, className }) => [name, className]);
    await requireLetters([schoolName, title, ...areas.map((area) => area.title), ...names]);
    const pdf = await print({ printer, prepare: () => content, tooMuch });
    return new PersonalDataFile(
      pdf,
      people.map(({ personId }) => ({ id: personId })),
    );
  };
}

function linesOf(
  person: PersonResult,
  asked: Pick<MockExamResults, 'days' | 'areas'>,
  allAreas: MockExamResults['areas'],
): string[] {
  const days = asked.days.map(({ day, questionsQtd }) => {
    const found = person.days.find((each) => each.day === day);
    return `${day}º dia: ${rightWords(found, questionsQtd)}`;
  });
  const scores = asked.areas.map(({ id, title }) => {
    const at = allAreas.findIndex((area) => area.id === id);
    const { score = null, isEstimated = false } = person.scores[at] ?? {};
    return `${title}: ${pointsWords(score)}${isEstimated ? ' (estimada)' : ''}`;
  });
  const essay = person.essay === null ? [] : [`Redação: ${pointsWords(person.essay)}`];
  return [...days, ...scores, ...essay];
}

function rightWords(day: PersonResult['days'][number] | undefined, questionsQtd: number): string {
  if (!day || day.state === 'NONE') return 'cartão não lido';
  if (day.rightQtd === null) return 'em conferência';
  const right = `${day.rightQtd} de ${questionsQtd} acertos`;
  return day.state === 'DOUBTS' ? `${right} (em conferência)` : right;
}
