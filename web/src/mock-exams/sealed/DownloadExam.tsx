import { Button } from '@mantine/core';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { fetchWithProgress } from '../../platform/api/fetch-with-progress.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { preloadFormulas } from '../../ui/rich-text/formulas/FormulaStyles.tsx';
import { megabytes } from '../../ui/words/megabytes.ts';
import { keptQuery } from './sittings.ts';
import { keepExam, type SealedPlace } from './sealed-store.ts';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';

interface DownloadExamProps {
  place: SealedPlace;
  sealedAt: string;
  bytes: number;
  label: string;
}

/** Downloads the sealed exam of a day, and stores it on the device. */
export function DownloadExam({ place, sealedAt, bytes, label }: DownloadExamProps) {
  const { call } = useAppContext();
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const download = useMutation({
    async mutationFn() {
      setPercent(0);
      const params = { id: place.mockExamId, day: String(place.day) };
      const header = await call('GET /mock-exams/{id}/sealed-exams/{day}', { params });
      const { name, salt, rounds, wrappedKey, contentUrl } = header;
      const response = await fetchWithProgress(setPercent, { of: 'download' })(contentUrl);
      if (!response.ok) throw new TypeError(`${contentUrl} was answered with ${response.status}`);
      const { signingKey, extraTimePercent } = header;
      const ofPerson = { signingKey, extraTimePercent };
      const exam = { ...place, sealedAt, header: { name, salt, rounds, wrappedKey }, ...ofPerson };
      await keepExam(exam, await (await response.blob()).arrayBuffer());
      // Formulas are drawn without a network, too.
      preloadFormulas('<tex-formula></tex-formula>');
      // A browser that is short of space removes it last.
      await navigator.storage.persist().catch(() => false);
    },
    onSuccess: () => queryClient.invalidateQueries(keptQuery(place)),
  });
  return (
    <Stack gap={8} align="start">
      <div role="alert">
        {download.error && <ErrorMessage>{reasonOf(download.error)}</ErrorMessage>}
      </div>
      <Button
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <Muted size={14}>{megabytes(Math.max(bytes, 100_000))}</Muted>
      {download.isPending && (
        <ProgressBar
          label="Download da prova"
          value={percent}
          max={100}
          text={formatPercentage(percent)}
        />
      )}
    </Stack>
  );
}

function reasonOf(error: Error): string {
  if (error instanceof ApiProblem) return error.detail;
  if (error instanceof DOMException)
    return 'Este navegador não deixa guardar a prova. Libere espaço no aparelho, ou use uma janela que não seja anônima.';
  return 'A prova não veio inteira. Confira a internet e baixe de novo.';
}
