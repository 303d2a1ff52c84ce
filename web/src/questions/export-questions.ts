import { type ExportFormat, importFileLimit } from '@sabia/domain/questions/question-import.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../files/save-file.ts';
import { useAppContext } from '../layout/app-context.tsx';
import type { Input } from '../platform/api/api.ts';
import { showFailure } from '../ui/states/show-failure.ts';

export const exportNames: Readonly<Record<ExportFormat, string>> = {
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  aiken: 'Aiken',
};

const extensions: Readonly<Record<ExportFormat, string>> = {
  gift: 'gift',
  'moodle-xml': 'xml',
  aiken: 'txt',
};

/** Milliseconds; many images take a while to pack. */
const timeoutMs = 120_000;

const megabyte = 1024 * 1024;

/** The reason why the school can't import its exported file again; none if it can. An export takes more than an import. */
export function tooLargeToImport(bytes: number): string[] {
  if (bytes <= importFileLimit) return [];
  const size = Math.ceil(bytes / megabyte);
  const most = importFileLimit / megabyte;
  return [
    `O arquivo tem ${size} MB. A importação daqui lê até ${most} MB: para trazer estas questões de volta, divida-as antes e exporte cada parte. Outros programas podem ter outro limite.`,
  ];
}

/** The questions of an owner, or a selection in the list of all. */
export type ExportSource =
  | { owner: QuestionsOwner }
  | Pick<Input<'POST /questions/export'>['body'], 'selection'>;

/**
 * Exports questions as a file for another program; `losses` are what an Aiken file does not have, and that
 * a file is too large to be imported again.
 */
export function useExport(source: ExportSource) {
  const { call } = useAppContext();
  const [losses, setLosses] = useState<readonly string[]>([]);
  const lossesAs = (format: 'aiken') =>
    'owner' in source
      ? call('GET /questions/export/losses', { query: { ...source.owner, format } }, { timeoutMs })
      : call('POST /questions/export/losses', { body: { ...source, format } }, { timeoutMs });
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const [file, report] = await Promise.all([
        'owner' in source
          ? call('GET /questions/export', { query: { ...source.owner, format } }, { timeoutMs })
          : call('POST /questions/export', { body: { ...source, format } }, { timeoutMs }),
        format === 'aiken' ? lossesAs(format) : { losses: [] },
      ]);
      return { file, ...report };
    },
    onSuccess: ({ file, losses: found }, format) => {
      saveFile(file, `questoes.${extensions[format]}`);
      setLosses([...found, ...tooLargeToImport(file.size)]);
    },
    onError: showFailure,
  });
  return { download: mutate, isPending, losses, forgetLosses: () => setLosses([]) };
}
