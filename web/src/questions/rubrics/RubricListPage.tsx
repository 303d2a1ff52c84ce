import { Skeleton } from '@mantine/core';
import type { RubricCard } from '@sabia/domain/essays/own-rubric.ts';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { count } from '../../ui/words/plural.ts';
import { QuestionTabs } from '../QuestionTabs.tsx';
import { rubricsQuery } from '../rubrics.api.ts';

/** The rubrics that the school has written. */
export function RubricListPage() {
  const query = useQuery(rubricsQuery);
  return (
    <Page
      title="Rubricas"
      intro="A rubrica do Enem e uma nota de 0 a 10 já vêm prontas. Aqui ficam as da escola."
      actions={
        <ButtonLink
          to="/admin/rubricas/nova"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          Nova rubrica
        </ButtonLink>
      }
    >
      <QuestionTabs />
      <Loaded query={query} skeleton={<Skeleton height={240} radius={20} />}>
        {(rubrics) =>
          rubrics.length === 0 ? (
            <EmptyState
              icon={<IconListCheck />}
              message="Nenhuma rubrica da escola ainda."
              hint="Escreva uma para corrigir outros gêneros, como uma carta ou um relatório."
            />
          ) : (
            <Stack as="ul" gap={8}>
              {rubrics.map((rubric) => (
                <RubricRow key={rubric.id} rubric={rubric} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function RubricRow({ rubric }: { rubric: RubricCard }) {
  const { id, title, isArchived, criteriaQtd, mostPoints, questionsQtd } = rubric;
  return (
    <Card as="li" padding={16} gap={4}>
      <Row gap={12}>
        <Heading size={17}>
          <TextLink to="/admin/rubricas/$rubricId" params={{ rubricId: id }}>
            {title}
          </TextLink>
        </Heading>
        {isArchived && <Tag>Arquivada</Tag>}
      </Row>
      <Muted size={14}>
        {count(criteriaQtd, 'critério', 'critérios')} · até {count(mostPoints, 'ponto', 'pontos')} ·{' '}
        {count(questionsQtd, 'questão', 'questões')}
      </Muted>
    </Card>
  );
}
