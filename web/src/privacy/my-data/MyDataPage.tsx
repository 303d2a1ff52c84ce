import { useProfile } from '../../shell/session.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DataReads } from '../DataReads.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import classes from './MyDataPage.module.css';

/** What people can do about what a school holds of them. */
export function MyDataPage() {
  const user = useProfile();
  return (
    <Page
      title="Meus dados"
      intro={
        <>
          Seus dados são seus. O que guardamos, para quê e por quanto tempo está em{' '}
          <TextLink to="/privacidade">Privacidade</TextLink>.
        </>
      }
      size={760}
    >
      <div className={classes.sections}>
        <ExportSection />
        <FormSection
          title="Quem viu seus dados"
          intro="Cada vez que alguém da administração abre dados seus, fica registrado."
        >
          <DataReads userId={user.id} />
        </FormSection>
        <DeletionSection />
      </div>
    </Page>
  );
}
