import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DataReads } from '../DataReads.tsx';
import { guardianshipQuery } from '../privacy.api.ts';
import { ConsentSection } from './ConsentSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { GuardianSection } from './GuardianSection.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The user's own data: consent, guardian, access audit log, export and deletion. */
export function MyDataPage() {
  const user = useProfile();
  const { analytics } = useAppContext().clientConfig;
  const { data: guardianship } = useQuery(guardianshipQuery);
  return (
    <Page
      title="Meus dados"
      intro={
        <>
          Seus dados são seus. O que guardamos, para quê e por quanto tempo está em{' '}
          <TextLink to="/privacidade">Privacidade</TextLink>.
        </>
      }
      measure="text"
    >
      <Stack gap={16}>
        {guardianship && guardianship.state !== 'NOT_NEEDED' && (
          <GuardianSection key={guardianship.state} guardianship={guardianship} />
        )}
        <ExportSection />
        <FormSection
          title="Quem viu seus dados"
          intro="Cada vez que alguém da administração abre dados seus, fica registrado."
        >
          <DataReads userId={user.id} />
        </FormSection>
        {analytics && <ConsentSection />}
        <DeletionSection />
      </Stack>
    </Page>
  );
}
