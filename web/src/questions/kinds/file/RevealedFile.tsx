import { Stack } from '../../../ui/primitives/Stack.tsx';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { blankWords, RevealedValue } from '../Revealed.tsx';
import { RevealedExpected } from '../RevealedExpected.tsx';
import { ShownFile } from '../../FileLink.tsx';

export const RevealedFile = ({ answerKey, response, whose }: RevealedTaskProps<'FILE'>) => (
  <Stack gap={8}>
    <RevealedValue label={whose}>
      {response ? (
        <Stack as="ul" gap={8}>
          {response.files.map((file) => (
            <li key={file.url}>
              <ShownFile file={file} />
            </li>
          ))}
        </Stack>
      ) : (
        blankWords
      )}
    </RevealedValue>
    <RevealedExpected html={answerKey?.expected} />
  </Stack>
);
