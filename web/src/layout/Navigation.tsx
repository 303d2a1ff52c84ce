import { IconBook2, IconBroadcast, IconChecklist, IconHome, IconRoute } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './Navigation.module.css';
import { type Session, useSession } from './session.ts';

export interface Destination {
  to: LinkProps['to'];
  label: string;
  /** Shown in the bottom navigation. */
  icon?: ReactNode;
  isExact?: boolean;
}

const home = { to: '/', label: 'Início', icon: <IconHome stroke={1.75} />, isExact: true } as const;
const courses = { to: '/cursos', label: 'Cursos', icon: <IconBook2 stroke={1.75} /> } as const;
const trails = { to: '/trilhas', label: 'Trilhas', icon: <IconRoute stroke={1.75} /> } as const;
const lives = { to: '/lives', label: 'Lives', icon: <IconBroadcast stroke={1.75} /> } as const;
const exams = {
  to: '/exercicios',
  label: 'Simulados',
  icon: <IconChecklist stroke={1.75} />,
} as const;
const notebook = { to: '/caderno-de-erros', label: 'Erros' } as const;
const certificates = { to: '/certificados', label: 'Certificados' } as const;
const admin = { to: '/admin', label: 'Administração' } as const;

const prices = { to: '/assinatura', label: 'Preços' } as const;

const toStudy = [courses, trails, exams, lives];

/** Links for everybody. */
const shared = (session: Session): readonly Destination[] =>
  session.status === 'visitor' ? toStudy : [home, ...toStudy];

/** Links for signed-in users: in the account menu, and in the header on wide screens. */
export function personalDestinations(session: Session): readonly Destination[] {
  if (session.status === 'visitor') return [];
  const isAdmin = session.status === 'signed-in' && session.user.isAdmin;
  return isAdmin ? [certificates, admin] : [notebook, certificates];
}

export function TopNavigation() {
  const session = useSession();
  return (
    <nav aria-label="Principal" className={classes.top}>
      <Destinations all={shared(session)} />
      <div className={classes.personal}>
        <Destinations
          all={session.status === 'visitor' ? [prices] : personalDestinations(session)}
        />
      </div>
    </nav>
  );
}

/** The bottom navigation of narrow screens. */
export function BottomNavigation() {
  return (
    <nav aria-label="Principal" className={classes.bottom}>
      <Destinations all={shared(useSession())} />
    </nav>
  );
}

function Destinations({ all }: { all: readonly Destination[] }) {
  return all.map(({ to, label, icon, isExact = false }) => (
    <Link key={to} to={to} activeOptions={{ exact: isExact }} className={classes.link}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {label}
    </Link>
  ));
}
