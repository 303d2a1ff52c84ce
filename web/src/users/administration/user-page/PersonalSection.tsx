import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { Button, Skeleton } from '@mantine/core';
import { type Mask, applyMask, masks } from '@sabia/domain/documents/mask.ts';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { profileQuery } from '../../profile.api.ts';
import { BirthDateForm } from './BirthDateForm.tsx';
import { Facts } from '../../../ui/primitives/Facts.tsx';

/** The personal data of a user, fetched only on demand, because each access is logged. */
export function PersonalSection({ userId }: { userId: string }) {
  const [isShown, setShown] = useState(false);
  const profile = useQuery({ ...profileQuery(userId), enabled: isShown });
  return (
    <FormSection title="Dados pessoais" intro="Veja só quando precisar deles.">
      <div>
        <Button variant="default" onClick={() => setShown(!isShown)}>
          {isShown ? 'Esconder dados pessoais' : 'Mostrar dados pessoais'}
        </Button>
      </div>
      {isShown && (
        <Loaded query={profile} skeleton={<Skeleton height={100} />}>
          {(known) => (
            <>
              <Facts facts={factsOf(known)} missing="Não informado" />
              {known.birthDate && <BirthDateForm profile={known} />}
            </>
          )}
        </Loaded>
      )}
    </FormSection>
  );
}

const factsOf = (profile: Profile) => ({
  CPF: inMask(masks.cpf, profile.cpf),
  Nascimento: profile.birthDate && dateInNumbers(profile.birthDate),
  Telefone: inMask(masks.phone, profile.phone),
  WhatsApp: inMask(masks.phone, profile.whatsapp),
  Endereço: inLine([
    [profile.street, profile.number, profile.complement],
    [profile.neighborhood],
    [profile.city, profile.state],
    [inMask(masks.postalCode, profile.postalCode)],
  ]),
});

const inMask = (mask: Mask, text: string | null) => text && applyMask(mask, text);

/** Formats an address: 'Rua do Amparo, 28 · Amparo · Olinda, PE · 53010-120'. */
const inLine = (parts: readonly (readonly (string | null)[])[]): string =>
  parts
    .map((part) => part.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
