import { Menu } from '@mantine/core';
import { emailKindNames, type FailedEmail } from '@sabia/domain/users/failed-email.ts';
import { IconMailForward } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { UserTabs } from '../UserTabs.tsx';
import { failedEmailsQuery, useUserAdministration } from './administering.api.ts';

const columns = ['Pessoa', 'E-mail', 'O que o servidor respondeu', 'Última tentativa'];

/** The e-mails of jobs that could not be sent. */
export function FailedEmailsPage() {
  const search = useSearch({ from: '/admin/usuarios/emails' });
  return (
    <ListingPage
      title="E-mails não enviados"
      tabs={<UserTabs />}
      search={search}
      filters={null}
      query={useQuery({ ...failedEmailsQuery(search.page), placeholderData: keepPreviousData })}
      noun={['e-mail', 'e-mails', 'o']}
      empty={
        <EmptyState
          message="Nenhum e-mail ficou por enviar."
          hint="Todos os convites, lembretes e avisos de renovação saíram."
          action={
            <ButtonLink to="/admin/usuarios" search={{ page: 1 }}>
              Ver as pessoas
            </ButtonLink>
          }
        />
      }
    >
      {(emails, now) => (
        <ListingTable label="E-mails não enviados" columns={columns}>
          {emails.map((email) => (
            <tr key={`${email.kind} ${email.userId} ${email.lastFailedAt}`}>
              <TitleCell details={email.email}>
                <Link to="/admin/usuarios/$userId" params={{ userId: email.userId }}>
                  {email.name}
                </Link>
              </TitleCell>
              <td data-label="E-mail">{emailKindNames[email.kind]}</td>
              <td data-label="Resposta">{email.reason}</td>
              <td data-label="Última tentativa">{attemptsOf(email, now)}</td>
              <MenuCell>
                <Retry email={email} />
              </MenuCell>
            </tr>
          ))}
        </ListingTable>
      )}
    </ListingPage>
  );
}

/** 'Ontem às 14:00, pela 3ª vez. Tenta de novo sozinho.' */
function attemptsOf({ attempts, lastFailedAt, nextAttemptAt }: FailedEmail, now: Date): string {
  const latest = `${formatMoment(lastFailedAt, now)}, pela ${attempts}ª vez.`;
  return `${latest} ${nextAttemptAt ? 'Tenta de novo sozinho.' : 'Desistimos depois de 3 dias.'}`;
}

function Retry({ email: { userId, name } }: { email: FailedEmail }) {
  const { retryFailedEmails } = useUserAdministration();
  const retry = useMutation({
    mutationFn: () => retryFailedEmails(userId),
    onSuccess: () => showToast({ kind: 'success', message: 'Vamos tentar de novo em instantes' }),
    onError: showFailure,
  });
  return (
    <DotsMenu label={`Ações dos e-mails de ${name}`}>
      <Menu.Item leftSection={<IconMailForward size={18} />} onClick={() => retry.mutate()}>
        Tentar de novo
      </Menu.Item>
    </DotsMenu>
  );
}
