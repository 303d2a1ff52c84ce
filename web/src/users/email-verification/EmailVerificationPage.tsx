import { useAppContext } from '../../layout/app-context.tsx';
import { OpenTheLink } from './OpenTheLink.tsx';
import { TypeTheCode } from './TypeTheCode.tsx';

export function EmailVerificationPage() {
  const { provesBy } = useAppContext().identity;
  return provesBy === 'code' ? <TypeTheCode /> : <OpenTheLink />;
}
