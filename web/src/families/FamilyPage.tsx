import { Skeleton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { uuid } from '../platform/search-params.ts';
import { TabLinks } from '../ui/lists/TabLinks.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { dayInWords } from './child-words.ts';
import { ChildReport } from './ChildReport.tsx';
import { type Child, childQuery, childrenQuery } from './families.api.ts';

/** The page of a guardian: how the study of a child goes, in plain words (product.md FAMILY2). */
export function FamilyPage() {
  const query = useQuery({ ...childrenQuery, staleTime: 0 });
  return (
    <Page
      title="Família"
      measure="text"
      intro="Para acompanhar quem estuda e tem menos de 18 anos."
    >
      <Loaded query={query} skeleton={<Skeleton height={480} radius={12} />}>
        {(children) => <Children of={children} />}
      </Loaded>
    </Page>
  );
}

function Children({ of: children }: { of: readonly Child[] }) {
  // The page reads its search itself: the entry, which has the routes, has no room for it.
  const chosen = useLocation({
    select: ({ search }) => uuid((search as Record<string, unknown>).estudante),
  });
  const [first] = children;
  if (!first)
    return (
      <EmptyState
        icon={<IconUsers />}
        message="Ninguém para acompanhar com este e-mail."
        hint="Esta página é de quem confirmou, por um link no e-mail, que responde por alguém com menos de 18 anos. Entre com o mesmo e-mail que recebeu o link."
      />
    );
  const shown = children.find(({ id }) => id === chosen) ?? first;
  return (
    <Stack gap={24}>
      {children.length > 1 && (
        <TabLinks
          label="Estudantes"
          tabs={children.map(({ id, name }) => ({
            label: name,
            to: '/familia',
            search: { estudante: id === first.id ? undefined : id },
          }))}
          tellsBySearch
        />
      )}
      <OneChild key={shown.id} of={shown} />
    </Stack>
  );
}

function OneChild({ of: { id, name, accessUntil } }: { of: Child }) {
  const query = useQuery({ ...childQuery(id), staleTime: 0 });
  return (
    <Stack gap={16}>
      <Muted>
        Você acompanha <strong>{name}</strong> até {dayInWords(accessUntil)}, véspera dos 18 anos.{' '}
        {firstName(name)} sabe desta página e do que ela mostra. Respostas, redações e textos não
        aparecem aqui.
      </Muted>
      <Loaded query={query} skeleton={<Skeleton height={480} radius={12} />}>
        {(report) => <ChildReport of={report} />}
      </Loaded>
    </Stack>
  );
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
