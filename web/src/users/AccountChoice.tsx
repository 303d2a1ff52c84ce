import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface AccountChoiceProps {
  /** The path to which both lead; default: this page. */
  returnPath?: string;
}

/** For visitors: a new account first, then the sign-in. */
export function AccountChoice({ returnPath }: AccountChoiceProps) {
  const here = useLocation({ select: (location) => location.href });
  const search = { voltar: returnPath ?? here };
  return (
    <Stack gap={8}>
      <ButtonLink to="/cadastro" search={search} size="md">
        Criar conta
      </ButtonLink>
      <ButtonLink to="/entrar" search={search} variant="default" size="md">
        Já tenho conta
      </ButtonLink>
    </Stack>
  );
}
