import { Stack } from '../../../ui/primitives/Stack.tsx';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { blankWords, RevealedValue } from '../Revealed.tsx';

export const RevealedShortText = ({
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'SHORT_TEXT'>) => (
  <Stack gap={8}>
    <RevealedValue label={whose}>{response?.text ?? blankWords}</RevealedValue>
    {answerKey && (
      <RevealedValue label={answerKey.texts.length === 1 ? 'Resposta certa' : 'Respostas certas'}>
        {answerKey.texts.join(' · ')}
      </RevealedValue>
    )}
  </Stack>
);
