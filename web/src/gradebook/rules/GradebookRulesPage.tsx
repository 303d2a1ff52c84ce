import { Button, Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import '../../ui/forms/authoring-styles.ts';
import { classQuery } from '../../classes/classes.api.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { readyRules, readyTerms } from './rules-changes.ts';
import { type RulesValues, valuesOf } from './rules-values.ts';
import { type EditedRules, gradebookRulesQuery } from './rules.api.ts';
import { RulesForm } from './RulesForm.tsx';

/** The rules of the grade book of a class, for its teachers and administrators (product.md GRADE19). */
export function GradebookRulesPage() {
  const { classId } = useParams({ from: '/turmas/$classId/boletim/regras' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const query = useQuery(gradebookRulesQuery(classId));
  const { title, role, isArchived } = schoolClass;
  return (
    <Page
      title="Regras do boletim"
      measure="text"
      intro={
        <TextLink to="/turmas/$classId/boletim" params={{ classId }}>
          {`Boletim de ${title}`}
        </TextLink>
      }
    >
      {role === 'MONITOR' || isArchived ? (
        <EmptyState
          icon={<IconLock />}
          message={
            isArchived
              ? 'Esta turma está arquivada: as regras não mudam mais.'
              : 'Quem monitora a turma não muda as regras do boletim.'
          }
          hint={isArchived ? null : 'Fale com quem ensina a turma.'}
        />
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
          {(inForce) => <Rules classId={classId} inForce={inForce} />}
        </Loaded>
      )}
    </Page>
  );
}

function Rules({ classId, inForce }: { classId: string; inForce: EditedRules }) {
  // As the form began: the rules may be read again meanwhile.
  const [begun] = useState(inForce);
  const [ready, setReady] = useState<RulesValues | null>(null);
  const navigate = useNavigate();
  const initialValues = begun.rules ? valuesOf(begun.rules) : ready;
  if (!initialValues) return <ReadyChoices onChoose={setReady} />;
  return (
    <RulesForm
      classId={classId}
      inForce={begun}
      initialValues={initialValues}
      onSaved={async () => {
        showToast({ kind: 'success', message: 'Regras salvas' });
        await navigate({ to: '/turmas/$classId/boletim', params: { classId } });
      }}
    />
  );
}

const ReadyChoices = ({ onChoose }: { onChoose: (values: RulesValues) => void }) => (
  <Stack as="section" gap={16} aria-label="Divisão do ano">
    <Heading>Como o ano desta turma se divide?</Heading>
    <Row>
      {readyTerms.map((one) => (
        <Button key={one.noun} variant="default" onClick={() => onChoose(readyRules(one))}>
          {one.label}
        </Button>
      ))}
    </Row>
    <Muted>
      Cada período começa com duas colunas, Prova e Trabalho. Depois você muda os nomes, os pesos e
      o que mais quiser.
    </Muted>
  </Stack>
);
