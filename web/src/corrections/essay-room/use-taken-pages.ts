import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  hearTakenPages,
  readTakenPages,
  type TakenPage,
} from '../../platform/device/taken-pages.ts';

const queryKey = ['essay pages on this device'];
const none: readonly TakenPage[] = [];

/** The pages on this device, the same in all components; undefined until they are read, empty if the browser can't read them. */
export function useTakenPages(): readonly TakenPage[] | undefined {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: readTakenPages,
    staleTime: 0,
    // A busy device fails now and then, without a network as with one.
    retry: 3,
    retryDelay: 200,
  });
  useEffect(
    () => hearTakenPages(() => void queryClient.invalidateQueries({ queryKey })),
    [queryClient],
  );
  return isError ? none : data;
}
