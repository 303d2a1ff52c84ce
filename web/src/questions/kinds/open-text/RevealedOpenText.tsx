import { Stack } from '../../../ui/primitives/Stack.tsx';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { blankWords, RevealedValue } from '../Revealed.tsx';
import { RevealedExpected } from '../RevealedExpected.tsx';

export const RevealedOpenText = ({
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'OPEN_TEXT'>) => (
  <Stack gap={8}>
    <RevealedValue label={whose}>{response?.text ?? blankWords}</RevealedValue>
    <RevealedExpected html={answerKey?.expected} />
  </Stack>
);
