import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

/**
 * The confirmation of a new e-mail, opened by the link in the e-mail to it. It waits for a click, because mail servers open
 * links to look for malware.
 */
export function NewEmailPage() {
  const { call } = useAppContext();
  const token = useLocation({ select: ({ hash }) => hash });
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('POST /users/email-changes/{token}', { params: { token } }),
  });
  if (data)
    return (
      <AccountScreen title="E-mail confirmado" intro={<Confirmed email={data.email} />}>
        <ButtonLink to="/entrar" search={{ voltar: undefined }} reloadDocument size="md">
          Entrar
        </ButtonLink>
      </AccountScreen>
    );
  return (
    <AccountScreen
      title="Novo e-mail"
      intro="A escola quer corrigir o e-mail da sua conta para o endereço que recebeu este link. Depois de confirmar, você sai de todos os aparelhos e entra com ele e a senha de sempre."
    >
      <div role="alert">{error && sentenceOf(error)}</div>
      <Button size="md" loading={isPending} onClick={() => mutate()}>
        Confirmar o novo e-mail
      </Button>
    </AccountScreen>
  );
}

const Confirmed = ({ email }: { email: string }) => (
  <>
    O e-mail da sua conta agora é <strong>{email}</strong>. Entre de novo com ele e a senha de
    sempre.
  </>
);

/** Throws every other error again, because it is a bug. */
function sentenceOf(error: Error): string {
  if (!(error instanceof ApiProblem)) throw error;
  return error.status === 400 || error.status === 404
    ? 'Este link já foi usado, venceu ou foi trocado por um mais novo. Peça outro à administração da escola.'
    : error.detail;
}
