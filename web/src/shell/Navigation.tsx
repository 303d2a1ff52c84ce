import {
  IconBook2,
  IconCertificate,
  IconChecklist,
  IconHome,
  IconNotebook,
  IconSettings,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './Navigation.module.css';
import { type Session, useSession } from './session.ts';

interface Destination {
  to: LinkProps['to'];
  label: string;
  icon: ReactNode;
  isExact?: boolean;
}

const home = { to: '/', label: 'Início', icon: <IconHome stroke={1.75} />, isExact: true } as const;
const courses = { to: '/cursos', label: 'Cursos', icon: <IconBook2 stroke={1.75} /> } as const;
const exams = {
  to: '/exercicios',
  label: 'Exercícios',
  icon: <IconChecklist stroke={1.75} />,
} as const;
const notebook = {
  to: '/caderno-de-erros',
  label: 'Caderno',
  icon: <IconNotebook stroke={1.75} />,
} as const;
const certificates = {
  to: '/certificados',
  label: 'Certificados',
  icon: <IconCertificate stroke={1.75} />,
} as const;
const admin = {
  to: '/admin',
  label: 'Administração',
  icon: <IconSettings stroke={1.75} />,
} as const;

/** Only where this person may go. */
function destinations(session: Session): readonly Destination[] {
  if (session.status === 'visitor') return [courses, exams];
  const isAdmin = session.status === 'signed-in' && session.user.isAdmin;
  if (isAdmin) return [home, courses, exams, certificates, admin];
  return [home, courses, exams, notebook, certificates];
}

export function TopNavigation() {
  return (
    <nav aria-label="Principal" className={classes.top}>
      <Destinations />
    </nav>
  );
}

/** The same at the reach of a thumb, on narrow screens. */
export function BottomNavigation() {
  return (
    <nav aria-label="Principal" className={classes.bottom}>
      <Destinations />
    </nav>
  );
}

function Destinations() {
  return destinations(useSession()).map(({ to, label, icon, isExact = false }) => (
    <Link key={to} to={to} activeOptions={{ exact: isExact }} className={classes.link}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {label}
    </Link>
  ));
}
