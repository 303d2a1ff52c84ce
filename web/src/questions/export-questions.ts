import type { ExportFormat, QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../files/save-file.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { showFailure } from '../ui/show-failure.ts';

export const exportNames: Readonly<Record<ExportFormat, string>> = {
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
};

const extensions: Readonly<Record<ExportFormat, string>> = { gift: 'gift', 'moodle-xml': 'xml' };

/** Milliseconds; many images take a while to pack. */
const timeoutMs = 120_000;

/** Exports the questions of an owner as a file for another program. */
export function useExport(owner: QuestionsOwner) {
  const { call } = useAppContext();
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      call('GET /questions/export', { query: { ...owner, format } }, { timeoutMs }),
    onSuccess: (file, format) => saveFile(file, `questoes.${extensions[format]}`),
    onError: showFailure,
  });
}
