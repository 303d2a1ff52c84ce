import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { acceptedInWords, acceptedTypes } from '../../../files/upload-problem.ts';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { NoticeBar } from '../../../ui/states/NoticeBar.tsx';
import { count } from '../../../ui/words/plural.ts';
import type { TaskAnswerProps } from '../../task-answer.ts';
import { PageList } from './PageList.tsx';
import { usePages } from './use-pages.ts';

/** Pages, as photos or documents, each sent as soon as it is chosen. */
export function FileAnswer({
  attemptId,
  questionId,
  task: { kind, maxFiles },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'FILE'>) {
  const id = useId();
  const { pages, notice, dismiss, add, ...answer } = usePages({
    attemptId: attemptId ?? null,
    questionId,
    maxFiles,
    files: response?.files ?? [],
    isLocked,
    onFiles: (files) => onRespond(files.length > 0 ? { kind, files } : null),
  });
  const waitingQtd = pages.filter(({ url }) => url === null).length;
  const isSending = waitingQtd > 0;
  useHeldForm(id, isSending);
  const mayAdd = !isLocked && pages.length < maxFiles;

  return (
    <Stack id={id} gap={12} role="group" aria-label={label} tabIndex={-1}>
      <Muted id={`${id}-hint`} size={14}>
        {maxFiles === 1
          ? `Uma página: ${acceptedInWords.answer}.`
          : `Até ${maxFiles} páginas, que podem ir de uma vez: ${acceptedInWords.answer} cada.`}
        {' Fotos grandes são reduzidas ao enviar. Uma pessoa corrige.'}
      </Muted>
      <PageList
        pages={pages}
        isLocked={isLocked}
        onMove={answer.move}
        onRetry={answer.retry}
        onRemove={(removed) => {
          // In place of the button, which disappears.
          document.getElementById(id)?.focus();
          answer.remove(removed);
        }}
      />
      <div role="status">
        {isSending && (
          <Muted size={14}>
            {`${count(pages.length - waitingQtd, 'página enviada', 'páginas enviadas')} de ${pages.length}. `}
            {waitingWords(answer)}
          </Muted>
        )}
      </div>
      <NoticeBar notice={notice} onDismiss={dismiss} />
      {mayAdd && (
        <Row>
          <Chooser
            label={pages.length > 0 ? 'Escolher mais páginas' : 'Escolher páginas'}
            hint={`${id}-hint`}
            of={label}
            isMultiple={maxFiles > 1}
            onChoose={add}
          />
          {matchMedia('(pointer: coarse)').matches && (
            <Chooser label="Fotografar" hint={`${id}-hint`} of={label} isCamera onChoose={add} />
          )}
        </Row>
      )}
    </Stack>
  );
}

const waitingWords = ({ isOnline, isAtRisk }: { isOnline: boolean; isAtRisk: boolean }): string => {
  if (isAtRisk) return 'Este aparelho não guarda páginas: não feche o site antes do envio.';
  return isOnline
    ? 'O envio segue com esta questão aberta.'
    : 'Sem internet, as outras ficam guardadas neste aparelho. Volte a esta questão com internet para enviar.';
};

interface ChooserProps {
  label: string;
  /** The id of the description. */
  hint: string;
  /** The name of the answer. */
  of: string;
  isMultiple?: boolean;
  isCamera?: boolean;
  onChoose: (files: readonly File[]) => Promise<void>;
}

/** A button with the file field that it opens. */
function Chooser({
  label,
  hint,
  of,
  isMultiple = false,
  isCamera = false,
  onChoose,
}: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isCamera ? IconCamera : IconUpload;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden="true" />}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={isCamera ? 'image/*' : acceptedTypes.answer}
        capture={isCamera ? 'environment' : undefined}
        multiple={isMultiple}
        hidden
        aria-label={of}
        onChange={({ currentTarget }) => {
          void onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The form around the answer, outside of attempts, is not submitted without the pages that are on their way. */
function useHeldForm(id: string, isSending: boolean): void {
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    if (!form || !isSending) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      document.getElementById(id)?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [id, isSending]);
}
