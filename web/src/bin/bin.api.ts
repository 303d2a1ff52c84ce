import type { BinItem } from '@sabia/domain/bin/bin.ts';
import { restoredText } from '../courses/restored-course.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { read } from '../platform/api/api.ts';

export const binQuery = (page: number) => read('GET /bin', { query: { page } });

/** Restores an entity from the bin and answers with the words that tell it. Reloads all queries. */
export function useRestoreFromBin() {
  const { call, queryClient } = useAppContext();

  async function restore({ kind, id }: BinItem): Promise<string> {
    const params = { id };
    switch (kind) {
      case 'COURSE':
        return restoredText(await call('POST /courses/{id}/restore', { params }));
      case 'SECTION':
        return back(await call('POST /courses/section/{id}/restore', { params }));
      case 'CONTENT':
        return back(await call('POST /courses/content/{id}/restore', { params }));
      case 'QUESTION':
        await call('POST /questions/{id}/restore', { params });
        return 'A questão voltou para o lugar dela.';
    }
  }

  return async (item: BinItem): Promise<string> => {
    const text = await restore(item);
    await queryClient.invalidateQueries();
    return text;
  };
}

const back = ({ title }: { title: string }) => `“${title}” voltou para o lugar de antes.`;
