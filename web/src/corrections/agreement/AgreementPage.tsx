import { Skeleton } from '@mantine/core';
import type { AgreeingCorrector } from '@sabia/domain/essays/agreement.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/page/Page.tsx';
import reading from '../../ui/poses/reading.svg';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { agreementQuery } from './agreement.api.ts';
import { agreementWords, minutesWords } from './agreement-words.ts';

/** The agreement of correctors, one card for each of them (product.md RUB13). */
export function AgreementPage() {
  const query = useQuery({ ...agreementQuery, staleTime: 0 });
  return (
    <Page
      title="Concordância"
      measure="text"
      intro={<TextLink to="/turmas/redacoes">Redações</TextLink>}
    >
      <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
        {({ correctors }) =>
          correctors.length === 0 ? (
            <EmptyState
              picture={reading}
              message="Você ainda não corrigiu nenhuma redação."
              hint="Aqui aparece quanto as suas notas concordam com as de outras pessoas."
            />
          ) : (
            <Stack gap={24}>
              <p>
                A concordância compara as notas de duas pessoas que corrigiram a mesma redação: 1 é
                sempre a mesma nota, 0 é como por acaso. Contam os últimos 180 dias.
              </p>
              {correctors.map((corrector) => (
                <Corrector key={corrector.id} of={corrector} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

const Corrector = ({
  of: { name, correctedQtd, medianMinutes, rubrics },
}: {
  of: AgreeingCorrector;
}) => (
  <Card as="section" aria-label={name} padding={24} gap={16}>
    <Heading size={18}>{name}</Heading>
    <Facts
      facts={{
        'Redações corrigidas': String(correctedQtd),
        'Tempo de uma redação': `${minutesWords(medianMinutes)} (mediana)`,
      }}
    />
    {rubrics.length === 0 && <Muted>Nenhuma redação foi corrigida também por outra pessoa.</Muted>}
    {rubrics.map(({ title, criteria }, at) => (
      <Stack key={at} gap={12}>
        <Heading as="h3" size={16}>
          {title}
        </Heading>
        <DividedList>
          {criteria.map((criterion) => (
            <li key={criterion.key}>
              <span>{criterion.title}</span>
              <Muted as="span">{agreementWords(criterion)}</Muted>
            </li>
          ))}
        </DividedList>
      </Stack>
    ))}
  </Card>
);
