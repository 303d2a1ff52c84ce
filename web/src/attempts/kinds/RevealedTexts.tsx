import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { ShownFile } from './FileLink.tsx';
import { RevealedValue } from './Revealed.tsx';
import type { RevealedTaskProps } from './task-answer.ts';

const blank = 'Em branco';
const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 15 });

export function RevealedNumeric({
  task,
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'NUMERIC'>) {
  const unit = task.unit ? ` ${task.unit}` : '';
  const given = response?.value ?? '';
  return (
    <Stack gap={8}>
      <RevealedValue label={whose}>
        {response ? given + (given.endsWith(unit.trim()) ? '' : unit) : blank}
      </RevealedValue>
      {answerKey && (
        <RevealedValue label="Resposta certa">
          {numberFormat.format(answerKey.value) + unit}
          {answerKey.tolerance > 0 &&
            `, com ${numberFormat.format(answerKey.tolerance)}${unit} de tolerância`}
        </RevealedValue>
      )}
    </Stack>
  );
}

export const RevealedShortText = ({
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'SHORT_TEXT'>) => (
  <Stack gap={8}>
    <RevealedValue label={whose}>{response?.text ?? blank}</RevealedValue>
    {answerKey && (
      <RevealedValue label={answerKey.texts.length === 1 ? 'Resposta certa' : 'Respostas certas'}>
        {answerKey.texts.join(' · ')}
      </RevealedValue>
    )}
  </Stack>
);

export const RevealedOpenText = ({
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'OPEN_TEXT'>) => (
  <Stack gap={8}>
    <RevealedValue label={whose}>{response?.text ?? blank}</RevealedValue>
    <Expected html={answerKey?.expected} />
  </Stack>
);

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
        blank
      )}
    </RevealedValue>
    <Expected html={answerKey?.expected} />
  </Stack>
);

const Expected = ({ html }: { html: string | null | undefined }) =>
  html &&
  !isBlankRichText(html) && (
    <RevealedValue label="O que se esperava">
      <RichText html={html} />
    </RevealedValue>
  );
