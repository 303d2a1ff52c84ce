import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountScreen } from '../AccountScreen.tsx';
import { enterByLinkedin, takeVisit } from './linkedin-visit.ts';

interface LinkedinArrivalProps {
  code: string;
  state: string;
}

/** The screen after the redirect from LinkedIn: signs in, or shows why not. */
export function LinkedinArrival({ code, state }: LinkedinArrivalProps) {
  const context = useAppContext();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    async function arrive(): Promise<void> {
      const visit = takeVisit(state);
      // A link made by an attacker must not sign anybody in.
      if (!visit) return setProblem('Esta entrada não começou neste navegador. Tente de novo.');
      try {
        // After the sign-in, the guard of this screen redirects to `voltar`.
        const search = { voltar: visit.voltar, code, state };
        await navigate({ to: '/entrar', search, replace: true });
        await enterByLinkedin(context, { code, state });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        setProblem(error.detail);
      }
    }
    void arrive();
  }, [context, navigate, code, state]);

  return (
    <AccountScreen
      title="Entrar com LinkedIn"
      intro={
        <span role="status">{problem ?? 'Só um instante: estamos confirmando sua entrada…'}</span>
      }
    >
      {problem && (
        <ButtonLink to="/entrar" search={{ voltar: undefined }}>
          Voltar para o login
        </ButtonLink>
      )}
    </AccountScreen>
  );
}
