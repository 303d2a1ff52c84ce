import { Button } from '@mantine/core';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { acceptedInWords, acceptedTypes } from '../../../files/upload-problem.ts';
import { useIsOnline } from '../../../ui/states/use-is-online.ts';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { FileLink } from '../../FileLink.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';
import { type StoredAnswer, useAnswerUpload } from './use-answer-upload.ts';

/** Files, each uploaded as soon as it is chosen. */
export function FileAnswer({
  questionId,
  task: { kind, maxFiles },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'FILE'>) {
  const isOnline = useIsOnline();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const files = response?.files ?? [];
  const respond = (next: typeof files) => onRespond(next.length > 0 ? { kind, files: next } : null);

  /** In place of a button that disappears. */
  const focusGroup = () => input.current?.closest<HTMLElement>('[role=group]')?.focus();

  const { sending, sent, problem, send, cancel } = useAnswerUpload(questionId, (stored) => {
    // The same file sent twice has the same address.
    const others = files.filter(({ url }) => url !== stored.url);
    if (others.length + 1 >= maxFiles) focusGroup();
    respond([...others, stored]);
  });

  return (
    <Stack gap={12} role="group" aria-label={label} tabIndex={-1}>
      <Muted id={`${id}-hint`} size={14}>
        {maxFiles === 1 ? 'Um arquivo' : `Até ${maxFiles} arquivos`}
        {`: ${acceptedInWords.document}, ou imagem. Pode ser uma foto da folha: se for grande, ela é reduzida ao enviar. Uma pessoa corrige.`}
      </Muted>
      {files.length > 0 && (
        <AnsweredFiles
          files={files}
          isLocked={isLocked}
          // The upload adds its file to the list from before it began.
          isSending={sending !== undefined}
          onRemove={(removed) => {
            focusGroup();
            respond(files.filter((_, place) => place !== removed));
          }}
        />
      )}
      <div role="status">
        {sending && (
          <ProgressBar
            label={`Envio de ${sending.name}`}
            value={sending.percentage}
            max={100}
            text={formatPercentage(sending.percentage)}
          />
        )}
        {sent && <Muted size={14}>{sent} enviado.</Muted>}
        {problem && <ErrorMessage>{problem}</ErrorMessage>}
        {!isOnline && (
          <p>Arquivos precisam de conexão. Responda às outras questões e volte a esta depois.</p>
        )}
      </div>
      {!isLocked && files.length < maxFiles && (
        <Row>
          <Button
            variant="default"
            disabled={!isOnline && !sending}
            leftSection={!sending && <IconUpload size={18} aria-hidden="true" />}
            aria-describedby={`${id}-hint`}
            onClick={() => (sending ? cancel() : input.current?.click())}
          >
            {sending
              ? 'Cancelar envio'
              : files.length > 0
                ? 'Escolher outro arquivo'
                : 'Escolher arquivo'}
          </Button>
        </Row>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.answer}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Stack>
  );
}

interface AnsweredFilesProps {
  files: readonly StoredAnswer[];
  isLocked: boolean;
  isSending: boolean;
  onRemove: (place: number) => void;
}

const AnsweredFiles = ({ files, isLocked, isSending, onRemove }: AnsweredFilesProps) => (
  <Stack as="ul" gap={8}>
    {files.map((file, at) => (
      <Row as="li" key={file.url} gap={12}>
        <FileLink file={file} />
        {!isLocked && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            aria-label={`Remover ${file.name}`}
            disabled={isSending}
            onClick={() => onRemove(at)}
          >
            Remover
          </Button>
        )}
      </Row>
    ))}
  </Stack>
);
