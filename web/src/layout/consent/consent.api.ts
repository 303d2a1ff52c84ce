import { consentVersion, type Consent } from '@sabia/domain/privacy/consent.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showFailure } from '../../ui/states/show-failure.ts';
import { read } from '../../platform/api/api.ts';
import { useAppContext } from '../app-context.tsx';

const consentsQuery = read('GET /privacy/consents');

/** The user's answer to the current consent question; null without an answer. */
export function useConsent() {
  const { call, queryClient } = useAppContext();
  const { data } = useQuery(consentsQuery);
  const said = data?.find(isOfToday);
  const answer = useMutation({
    mutationFn: (isGiven: boolean) =>
      call('POST /privacy/consents', {
        body: { purpose: 'ANALYTICS', version: consentVersion, isGiven },
      }),
    onSuccess: (consent) => queryClient.setQueryData(consentsQuery.queryKey, [consent]),
    onError: showFailure,
  });
  return { isKnown: data !== undefined, isGiven: said?.isGiven ?? null, answer };
}

const isOfToday = ({ version }: Consent) => version === consentVersion;
