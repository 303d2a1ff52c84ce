import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import classes from './MyDataPage.module.css';

/** What people can do about what a school holds of them. */
export function MyDataPage() {
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
        <DeletionSection />
      </div>
    </Page>
  );
}
