import { IconBook2, IconBroadcast, IconChecklist, IconHome, IconRoute } from '@tabler/icons-react';
import { Suspense } from 'react';
import { type Destination, Destinations } from './Destinations.tsx';
import { lazyPage } from './lazy-page.ts';
import classes from './Navigation.module.css';
import { type Session, useSession } from './session.ts';

/** Loaded for people in classes only. */
const ClassNavigation = lazyPage(() => import('./ClassNavigation.tsx'));

const home = { to: '/', label: 'Início', icon: IconHome, isExact: true } as const;
const courses = { to: '/cursos', label: 'Cursos', icon: IconBook2 } as const;
const trails = { to: '/trilhas', label: 'Trilhas', icon: IconRoute } as const;
const lives = { to: '/lives', label: 'Lives', icon: IconBroadcast } as const;
const exams = {
  to: '/exercicios',
  label: 'Simulados',
  icon: IconChecklist,
} as const;
const notebook = { to: '/caderno-de-erros', label: 'Erros' } as const;
const certificates = { to: '/certificados', label: 'Certificados' } as const;
const admin = { to: '/admin', label: 'Administração' } as const;

const prices = { to: '/assinatura', label: 'Preços' } as const;

const toStudy = [courses, trails, exams, lives];

/** Links for everybody. */
const shared = (session: Session): readonly Destination[] =>
  session.status === 'visitor' ? toStudy : [home, ...toStudy];

/** Links for a visitor or a signed-in user: in the header on wide screens, and in the account menu. */
export function personalDestinations(session: Session): readonly Destination[] {
  if (session.status === 'visitor') return [prices];
  const isAdmin = session.status === 'signed-in' && session.user.isAdmin;
  return isAdmin ? [certificates, admin] : [notebook, certificates];
}

export function TopNavigation() {
  const session = useSession();
  return (
    <nav aria-label="Principal" className={classes.top}>
      <Destinations all={shared(session)} />
      <div className={classes.personal}>
        <Destinations all={personalDestinations(session)} />
      </div>
    </nav>
  );
}

/** The bottom navigation of narrow screens. */
export function BottomNavigation() {
  const session = useSession();
  const part = session.status === 'signed-in' && session.user.classPart;
  return (
    // Until its places are known the bar is empty: places that change under a finger lead elsewhere.
    <nav aria-label="Principal" className={classes.bottom}>
      {part ? (
        <Suspense>
          <ClassNavigation part={part} />
        </Suspense>
      ) : (
        (session.status !== 'loading' || session.hasFailed) && (
          <Destinations all={shared(session)} />
        )
      )}
    </nav>
  );
}
