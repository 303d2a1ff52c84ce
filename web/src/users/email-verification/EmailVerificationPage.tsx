import { useShell } from '../../shell/shell.tsx';
import { OpenTheLink } from './OpenTheLink.tsx';
import { TypeTheCode } from './TypeTheCode.tsx';

export function EmailVerificationPage() {
  const { provesBy } = useShell().identity;
  return provesBy === 'code' ? <TypeTheCode /> : <OpenTheLink />;
}
