import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api/api.ts';
import { count } from '../ui/words/plural.ts';
import { megabytes } from '../ui/words/megabytes.ts';

/** The number of stored files that nothing shows; nothing while there are none. */
export function UnusedFiles() {
  const { data } = useQuery(read('GET /files/unused'));
  if (!data || data.filesQtd === 0) return null;
  return (
    <Text c="dimmed" size="sm">
      {count(data.filesQtd, 'arquivo enviado não aparece', 'arquivos enviados não aparecem')} em
      nenhum lugar ({megabytes(data.bytes)}). Depois de sete dias sem uso, são removidos:{' '}
      {count(data.dueQtd, 'arquivo', 'arquivos')} na próxima vez.
    </Text>
  );
}
