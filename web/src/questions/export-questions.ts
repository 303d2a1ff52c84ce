import type { ExportFormat, QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../files/save-file.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { showFailure } from '../ui/show-failure.ts';

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

/** Exports the questions of an owner as a file for another program; `losses` are what an Aiken file does not have. */
export function useExport(owner: QuestionsOwner) {
  const { call } = useAppContext();
  const [losses, setLosses] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const [file, report] = await Promise.all([
        call('GET /questions/export', { query: { ...owner, format } }, { timeoutMs }),
        format === 'aiken'
          ? call('GET /questions/export/losses', { query: { ...owner, format } }, { timeoutMs })
          : { losses: [] },
      ]);
      return { file, ...report };
    },
    onSuccess: ({ file, losses: found }, format) => {
      saveFile(file, `questoes.${extensions[format]}`);
      setLosses(found);
    },
    onError: showFailure,
  });
  return { download: mutate, isPending, losses, forgetLosses: () => setLosses([]) };
}
