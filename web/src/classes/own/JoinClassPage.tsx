import { Button, Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { pastBirthDate } from '@sabia/domain/documents/birth-date.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import { useProfile } from '../../layout/session.ts';
import { rules } from '../../platform/form-rules.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { BirthDateInput } from '../../users/BirthDateInput.tsx';
import { profileQuery, useChangeProfile } from '../../users/profile.api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { classCodeQuery } from '../classes.api.ts';
import { CodeForm } from './CodeForm.tsx';

/** Joining a class by its code, which is typed or comes with a link. */
export function JoinClassPage() {
  const { codigo } = useSearch({ from: '/turmas/entrar' });
  return (
    <Page
      title="Entrar em uma turma"
      measure="form"
      intro={<TextLink to="/turmas">Minhas turmas</TextLink>}
    >
      <Stack gap={24}>
        <CodeForm code={codigo} />
        {codigo && <FoundClass key={codigo} code={codigo} />}
      </Stack>
    </Page>
  );
}

function FoundClass({ code }: { code: string }) {
  const context = useAppContext();
  const navigate = useNavigate();
  const query = useQuery({ ...classCodeQuery(code), retry: false });
  const profile = useQuery(profileQuery(useProfile().id));
  const joining = useMutation({
    mutationFn: () =>
      refreshing(context, 'GET /classes').wrote(
        context.call('POST /classes/join', { body: { code } }),
      ),
    onSuccess: ({ id, title }) => {
      // The places of the phone depend on it.
      void refreshing(context, 'GET /users/provider/').refresh();
      showToast({ kind: 'success', message: `Você está na turma ${title}` });
      return navigate({ to: '/turmas/$classId', params: { classId: id } });
    },
  });
  if (query.error?.status === 404)
    return (
      <ErrorMessage>
        Nenhuma turma tem este código. Ele pode ter sido trocado: peça o de agora a quem ensina.
      </ErrorMessage>
    );
  return (
    <Loaded query={query} skeleton={<Skeleton height={160} />}>
      {({ id, title, period, teachers, isMember }) => (
        <Card as="section" aria-label="Turma encontrada" padding={20} gap={12}>
          <Heading size={20}>{title}</Heading>
          <Muted>
            {[period, teachers.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
          </Muted>
          {isMember ? (
            <Row>
              <ButtonLink to="/turmas/$classId" params={{ classId: id }}>
                Abrir a turma
              </ButtonLink>
              <Muted size={14}>Você já está nesta turma.</Muted>
            </Row>
          ) : (
            <>
              <Muted size={14}>
                Quem ensina a turma vê seu nome, sua foto, seu progresso e suas notas no que ela
                estuda. Colegas veem só seu primeiro nome e uma inicial.
              </Muted>
              <Loaded query={profile} skeleton={<Skeleton height={36} />}>
                {({ birthDate }) => (
                  <Joining
                    asksBirthDate={birthDate === null}
                    onJoin={() => joining.mutateAsync()}
                  />
                )}
              </Loaded>
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}

interface JoiningProps {
  asksBirthDate: boolean;
  onJoin: () => Promise<unknown>;
}

const labels = { birthDate: 'Sua data de nascimento' };

/** The button that joins, with a question for the birth date if the profile has none (product.md R9). */
function Joining({ asksBirthDate, onJoin }: JoiningProps) {
  const changeProfile = useChangeProfile(useProfile().id);
  const asked = z.object({ birthDate: pastBirthDate(dayInSaoPaulo(useNow())) });
  const form = useForm({
    initialValues: { birthDate: '' },
    validate: asksBirthDate ? rules(asked) : {},
  });
  async function submit({ birthDate }: typeof form.values): Promise<void> {
    if (asksBirthDate) await changeProfile({ birthDate });
    await onJoin();
  }
  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      {asksBirthDate && (
        <BirthDateInput {...form.getInputProps('birthDate')} label={labels.birthDate} />
      )}
      <Row>
        <Button type="submit" loading={form.submitting}>
          Entrar na turma
        </Button>
      </Row>
    </Form>
  );
}
