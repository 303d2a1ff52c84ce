import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { listed } from '../reading/reading-words.ts';

interface ReadingHistoryProps {
  readings: CardReadings['readings'];
  now: Date;
}

/** The readings of a card: reader, time and changed lines. */
export const ReadingHistory = ({ readings, now }: ReadingHistoryProps) => (
  <Stack as="section" gap={8} aria-label="Leituras deste cartão">
    <Heading>Leituras deste cartão</Heading>
    <DividedList as="ol">
      {readings.map((reading) => (
        <li key={reading.id}>
          <span>
            {reading.readerName} <Muted as="span">{formatMoment(reading.readAt, now)}</Muted>
          </span>
          <Muted as="span" size={14}>
            {actWords(reading)}
          </Muted>
        </li>
      ))}
    </DividedList>
  </Stack>
);

function actWords({ state, changed, isDecided }: CardReadings['readings'][number]): string {
  const lines = changed.length <= 3 ? ` ${listed(changed)}` : '';
  const questions =
    changed.length === 1
      ? `a questão${lines}`
      : `${changed.length} questões${lines && `:${lines}`}`;
  if (state === 'NEW') return 'Primeira leitura';
  if (state === 'CONFLICT')
    return `Em conflito: ${count(changed.length, 'questão difere', 'questões diferem')}`;
  if (isDecided) return state === 'SAME' ? 'Decisão: nada mudou' : `Decisão: mudou ${questions}`;
  return state === 'SAME' ? 'As mesmas respostas' : `Mudou ${questions}`;
}
