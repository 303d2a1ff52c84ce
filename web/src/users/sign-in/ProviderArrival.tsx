import { signInProviderNames } from '@sabia/domain/identity/sign-in-providers.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountScreen } from '../AccountScreen.tsx';
import { enterByProvider, takeVisit } from '../provider-visit.ts';

interface ProviderArrivalProps {
  /** Undefined if the user has cancelled at the provider. */
  code: string | undefined;
  state: string;
  iss: string | undefined;
}

interface Problem {
  text: string;
  voltar: string | undefined;
}

/** The screen after the redirect from a provider: signs in, or shows why not. */
export function ProviderArrival({ code, state, iss }: ProviderArrivalProps) {
  const context = useAppContext();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    async function arrive(): Promise<void> {
      const visit = takeVisit(state);
      if (!visit) {
        // A link made by an attacker must not sign anybody in.
        const text = 'Esta entrada não começou neste navegador. Tente de novo.';
        return setProblem({ text, voltar: undefined });
      }
      const { provider, voltar } = visit;
      if (!code) {
        const text = `A entrada com o ${signInProviderNames[provider]} não foi concluída. Tente de novo ou entre de outra forma.`;
        return setProblem({ text, voltar });
      }
      try {
        // After the sign-in, the guard of this screen redirects to `voltar`.
        await navigate({ to: '/entrar', search: { voltar, code, state, iss }, replace: true });
        await enterByProvider(context, provider, { code, state, iss });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        setProblem({ text: error.detail, voltar });
      }
    }
    void arrive();
  }, [context, navigate, code, state, iss]);

  return (
    <AccountScreen
      title="Entrar"
      intro={
        <span role="status">
          {problem?.text ?? 'Só um instante: estamos confirmando sua entrada…'}
        </span>
      }
    >
      {problem && (
        <ButtonLink to="/entrar" search={{ voltar: problem.voltar }}>
          Voltar para o login
        </ButtonLink>
      )}
    </AccountScreen>
  );
}
