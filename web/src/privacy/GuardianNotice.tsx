import { needsGuardian } from '@sabia/domain/privacy/guardian.ts';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../ui/TextLink.tsx';
import { guardianshipQuery } from './privacy.api.ts';
import { Card } from '../ui/primitives/Card.tsx';

/** Tells a user under 18 that the guardian's confirmation is missing. */
export function GuardianNotice() {
  const { data } = useQuery(guardianshipQuery);
  if (!data || !needsGuardian(data.state)) return null;
  return (
    <Card role="status">
      <p>
        {data.state === 'ASKED'
          ? `Falta ${data.email} confirmar que responde por você. Até lá, não dá para assinar. `
          : 'Você tem menos de 18 anos: para assinar, um responsável precisa confirmar. '}
        <TextLink to="/perfil/meus-dados">
          {data.state === 'ASKED' ? 'Ver o pedido' : 'Pedir a confirmação'}
        </TextLink>
      </p>
    </Card>
  );
}
