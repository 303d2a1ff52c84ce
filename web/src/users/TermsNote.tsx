import { Muted } from '../ui/primitives/Muted.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The acceptance of the terms; `when`: 'Ao criar a conta'. */
export function TermsNote({ when }: { when: string }) {
  return (
    <Muted size={14}>
      {when}, você aceita os{' '}
      <TextLink to="/termos" inherit>
        Termos de uso
      </TextLink>{' '}
      e confirma que leu a página{' '}
      <TextLink to="/privacidade" inherit>
        Privacidade
      </TextLink>
      .
    </Muted>
  );
}
