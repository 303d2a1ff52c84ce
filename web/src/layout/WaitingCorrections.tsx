import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api/api.ts';
import { Tag } from '../ui/primitives/Tag.tsx';

const waitingQuery = read('GET /corrections', { query: { limit: 1 } });

/** The number of answers that await their correction; nothing for none. */
export function WaitingCorrections() {
  const { data } = useQuery(waitingQuery);
  return data && data.total > 0 ? <Tag tone="alive">{data.total}</Tag> : null;
}
