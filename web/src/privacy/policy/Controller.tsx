import { schoolIdentity } from '@sabia/domain/school/school-identity.ts';
import type { School } from '@sabia/domain/school/school.ts';
import { Anchor } from '@mantine/core';

/** The controller of the personal data, the encarregado (data protection officer), and how to reach them. */
export function Controller({ school }: { school: School }) {
  const { email, dpoName, dpoEmail } = school;
  const [name, ...details] = schoolIdentity(school);
  return (
    <>
      <p>
        {name ? (
          <>
            O controlador é <strong>{name}</strong>
            {details.map((detail) => `, ${detail}`)}.
          </>
        ) : (
          'O controlador é a escola, que ainda não publicou aqui a sua razão social, o CNPJ e o endereço.'
        )}
        {email && (
          <>
            {' '}
            Contato: <Mail address={email} />.
          </>
        )}
      </p>
      {dpoEmail && (
        <p>
          {dpoName ? `O encarregado pelos dados pessoais é ${dpoName}: ` : 'Encarregado: '}
          <Mail address={dpoEmail} />. Escreva para tirar dúvidas ou exercer os seus direitos.
        </p>
      )}
    </>
  );
}

const Mail = ({ address }: { address: string }) => (
  <Anchor href={`mailto:${address}`} underline="always">
    {address}
  </Anchor>
);
