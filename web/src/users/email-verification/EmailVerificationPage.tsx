import { useShell } from '../../layout/app-context.tsx';
import { OpenTheLink } from './OpenTheLink.tsx';
import { TypeTheCode } from './TypeTheCode.tsx';

export function EmailVerificationPage() {
  const { provesBy } = useShell().identity;
  return provesBy === 'code' ? <TypeTheCode /> : <OpenTheLink />;
}
