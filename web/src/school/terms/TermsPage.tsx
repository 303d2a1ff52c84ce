import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../ui/words/dates.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { termsQuery } from '../school.api.ts';

/** The terms of use in force. */
export function TermsPage() {
  const terms = useQuery(termsQuery);
  return (
    <Page title="Termos de uso" intro="As regras entre você e a escola." measure="text">
      <Loaded query={terms} skeleton={<Skeleton height={640} radius={12} />}>
        {({ html, version, changedAt }) => (
          <Stack gap={24}>
            <RichText html={html} />
            <Muted size={14}>
              Versão {version}, de {formatDay(changedAt)}.
            </Muted>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
