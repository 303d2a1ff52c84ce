import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../ui/page/Page.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { SealedDay } from './SealedDay.tsx';
import { ownMockExamQuery } from './sealed.api.ts';

const route = getRouteApi('/turmas/simulados/$mockExamId');

/** A mock exam event for a student, who takes it on this device (product.md MOCK29). */
export function SealedExamPage() {
  const { mockExamId } = route.useParams();
  const query = useQuery({ ...ownMockExamQuery(mockExamId), staleTime: 0 });
  return (
    <Page
      title={query.data?.title ?? 'Simulado'}
      measure="text"
      intro={<TextLink to="/turmas">Minhas turmas</TextLink>}
    >
      <Loaded query={query} skeleton={<Skeleton height={240} radius={20} />}>
        {({ startsAt, days }) => (
          <Stack gap={24}>
            {startsAt && (
              <Muted>{`Início: ${formatMoment(startsAt, new Date(query.dataUpdatedAt))}`}</Muted>
            )}
            {days.map((day) => (
              <SealedDay key={`${mockExamId} ${day.day}`} mockExamId={mockExamId} day={day} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
