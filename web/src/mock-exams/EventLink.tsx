import { TextLink } from '../ui/TextLink.tsx';
import { useMockExamAddresses } from './mock-exam-addresses.ts';

interface EventLinkProps {
  mockExamId: string;
  /** The title of the event; undefined while it is loaded. */
  title: string | undefined;
}

/** Leads from a screen of an event to the event, or for its readers to the list of their events. */
export function EventLink({ mockExamId, title = 'Dia de simulado' }: EventLinkProps) {
  const { isAdministration } = useMockExamAddresses();
  return isAdministration ? (
    <TextLink to="/admin/dias-de-simulado/$mockExamId" params={{ mockExamId }}>
      {title}
    </TextLink>
  ) : (
    <>
      <TextLink to="/turmas/simulados">Dias de simulado</TextLink> · {title}
    </>
  );
}
