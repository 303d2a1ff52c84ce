import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

/** For visitors: a new account first, then the sign-in. Both lead back to this page. */
export function AccountChoice() {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Stack gap={8}>
      <ButtonLink to="/cadastro" search={{ voltar: here }} size="md">
        Criar conta
      </ButtonLink>
      <ButtonLink to="/entrar" search={{ voltar: here }} variant="default" size="md">
        Já tenho conta
      </ButtonLink>
    </Stack>
  );
}
