import type { CardReading } from '@sabia/domain/mock-exams/card-reading.ts';
import type { CardMarks } from '@sabia/domain/mock-exams/compare-readings.ts';

/** The marks of a card, as replies tell them. */
export function answersOf(marks: CardMarks): Pick<CardReading, 'answers' | 'doubles'> {
  const answers: CardReading['answers'] = {};
  const doubles: number[] = [];
  for (const [line, mark] of Object.entries(marks)) {
    if (mark === 'double') doubles.push(Number(line));
    else answers[line] = mark;
  }
  return { answers, doubles };
}
