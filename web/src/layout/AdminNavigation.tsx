import {
  IconBook2,
  IconBroadcast,
  IconBuilding,
  IconCategory,
  IconChartBar,
  IconChartDots,
  IconChecklist,
  IconChecks,
  IconCreditCard,
  IconExternalLink,
  IconHelpCircle,
  IconMailX,
  IconMenu2,
  IconRoute,
  IconSchool,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ComponentType, useId } from 'react';
import classes from './AdminNavigation.module.css';
import { WaitingCorrections } from './WaitingCorrections.tsx';

interface Destination extends Pick<LinkProps, 'search'> {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  /** Behind the label. */
  Badge?: ComponentType;
}

interface Group {
  title: string;
  destinations: readonly Destination[];
}

const firstPage = { page: 1 };

const groups: readonly Group[] = [
  {
    title: 'Conteúdos',
    destinations: [
      { label: 'Cursos', to: '/admin/conteudos/cursos', search: firstPage, icon: IconBook2 },
      { label: 'Trilhas', to: '/admin/conteudos/trilhas', search: firstPage, icon: IconRoute },
      { label: 'Lives', to: '/admin/conteudos/lives', search: firstPage, icon: IconBroadcast },
      {
        label: 'Simulados',
        to: '/admin/conteudos/exercicios',
        search: firstPage,
        icon: IconChecklist,
      },
      { label: 'Questões', to: '/admin/questoes', search: {}, icon: IconHelpCircle },
      { label: 'Itens do Enem', to: '/admin/itens-enem', icon: IconChartDots },
      {
        label: 'Correções',
        to: '/admin/correcoes',
        search: firstPage,
        icon: IconChecks,
        Badge: WaitingCorrections,
      },
    ],
  },
  {
    title: 'Pessoas',
    destinations: [
      { label: 'Instrutores', to: '/admin/instrutores', icon: IconSchool },
      { label: 'Usuários', to: '/admin/usuarios', search: firstPage, icon: IconUsers },
      { label: 'Assinaturas', to: '/admin/assinaturas', search: firstPage, icon: IconCreditCard },
      {
        label: 'E-mails não enviados',
        to: '/admin/usuarios/emails',
        search: firstPage,
        icon: IconMailX,
      },
    ],
  },
  {
    title: 'Escola',
    destinations: [
      { label: 'Visão geral', to: '/admin', icon: IconChartBar },
      {
        label: 'Taxonomia',
        to: '/admin/taxonomia',
        search: { tipo: undefined },
        icon: IconCategory,
      },
      { label: 'Dados', to: '/admin/escola', icon: IconBuilding },
      { label: 'Lixeira', to: '/admin/lixeira', search: firstPage, icon: IconTrash },
    ],
  },
];

const paths = groups.flatMap(({ destinations }) => destinations.map(({ to }) => to));

/** The destination to which a path belongs: the longest one that begins it. The overview has no parts. */
export const currentDestination = (pathname: string): string | undefined =>
  paths
    .filter((to) => (to === '/admin' ? /^\/admin\/?$/.test(pathname) : isWithin(pathname, to)))
    .toSorted((a, b) => b.length - a.length)[0];

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/**
 * The navigation of the administration: at the side of wide screens, and a menu on others. One native popover is both:
 * a style sheet shows it on wide screens also when it is closed.
 */
export function AdminNavigation() {
  const panel = useId();
  const current = useLocation({ select: ({ pathname }) => currentDestination(pathname) });
  const close = () => {
    const open = document.getElementById(panel);
    if (open?.matches(':popover-open')) open.hidePopover();
  };
  return (
    <>
      <span className={classes.name}>Administração</span>
      <button type="button" popoverTarget={panel} aria-label="Menu" className={classes.opener}>
        <IconMenu2 size={20} aria-hidden="true" />
        <span>Menu</span>
      </button>
      <nav id={panel} popover="auto" aria-label="Administração" className={classes.side}>
        {groups.map(({ title, destinations }) => (
          <section key={title} className={classes.group} aria-label={title}>
            <p className={classes.title}>{title}</p>
            <ul>
              {destinations.map(({ label, icon: Icon, Badge, ...place }) => (
                <li key={label}>
                  <Link
                    {...place}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={place.to === current ? 'page' : undefined}
                    className={classes.link}
                    onClick={close}
                  >
                    <Icon size={19} stroke={1.75} aria-hidden="true" />
                    {label}
                    {Badge && <Badge />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Link to="/" aria-label="Ver o site" className={classes.site}>
        <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
        <span>Ver o site</span>
      </Link>
    </>
  );
}
