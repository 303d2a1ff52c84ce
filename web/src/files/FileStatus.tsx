import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { ProgressBar } from '../ui/states/ProgressBar.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { acceptedInWords } from './upload-problem.ts';
import type { InputKind, Sending } from './use-field-upload.ts';

interface FileStatusProps {
  kind: InputKind;
  value: string | null;
  sending: Sending | undefined;
  notice: string | undefined;
}

/** Progress or problem of the upload, else the stored file or the accepted ones. */
export function FileStatus({ kind, value, sending, notice }: FileStatusProps) {
  if (sending?.status === 'sending')
    return (
      <ProgressBar
        label={`Envio de ${sending.file.name}`}
        value={sending.percentage}
        max={100}
        text={formatPercentage(sending.percentage)}
      />
    );
  if (sending) return <ErrorMessage>{sending.problem}</ErrorMessage>;
  return (
    <>
      {notice && <Muted>{notice}</Muted>}
      {!value && <Muted>{acceptedInWords[kind]}</Muted>}
      {value && kind !== 'image' && (
        <a href={value} target="_blank" rel="noreferrer">
          Abrir {theThing[kind]}
        </a>
      )}
    </>
  );
}

const theThing = { document: 'o documento', captions: 'as legendas' };
