import {
  IconBook2,
  IconBroadcast,
  IconBuilding,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconChecks,
  IconCreditCard,
  IconExternalLink,
  IconHelpCircle,
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
  /** Other beginnings of the paths of its screens, which its tabs lead to. */
  tabs?: readonly string[];
}

interface Group {
  /** None for the overview. */
  title?: string;
  destinations: readonly Destination[];
}

const firstPage = { page: 1 };

/** At most 13, which a window of 768 pixels shows at once: a screen that is rarely needed is a tab of another one. */
const groups: readonly Group[] = [
  { destinations: [{ label: 'Visão geral', to: '/admin', icon: IconChartBar }] },
  {
    title: 'Pessoas',
    destinations: [
      {
        label: 'Usuários',
        to: '/admin/usuarios',
        search: firstPage,
        icon: IconUsers,
        tabs: ['/admin/instrutores'],
      },
      { label: 'Turmas', to: '/admin/turmas', search: firstPage, icon: IconSchool },
      { label: 'Assinaturas', to: '/admin/assinaturas', search: firstPage, icon: IconCreditCard },
    ],
  },
  {
    title: 'Conteúdo',
    destinations: [
      { label: 'Cursos', to: '/admin/conteudos/cursos', search: firstPage, icon: IconBook2 },
      { label: 'Trilhas', to: '/admin/conteudos/trilhas', search: firstPage, icon: IconRoute },
      {
        label: 'Simulados',
        to: '/admin/conteudos/exercicios',
        search: firstPage,
        icon: IconChecklist,
        tabs: ['/admin/dias-de-simulado'],
      },
      { label: 'Lives', to: '/admin/conteudos/lives', search: firstPage, icon: IconBroadcast },
      {
        label: 'Questões',
        to: '/admin/questoes',
        search: {},
        icon: IconHelpCircle,
        tabs: ['/admin/rubricas', '/admin/itens-enem'],
      },
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
    title: 'Escola',
    destinations: [
      { label: 'Dados da escola', to: '/admin/escola', icon: IconBuilding },
      {
        label: 'Taxonomia',
        to: '/admin/taxonomia',
        search: { tipo: undefined },
        icon: IconCategory,
      },
      { label: 'Lixeira', to: '/admin/lixeira', search: firstPage, icon: IconTrash },
    ],
  },
];

/** Beginnings of paths, the longest first, and the destinations that they belong to. */
const places = groups
  .flatMap(({ destinations }) => destinations)
  .flatMap(({ to, tabs = [] }) => [to, ...tabs].map((path) => ({ path, to })))
  .toSorted((a, b) => b.path.length - a.path.length);

/** The destination to which a path belongs: the longest one that begins it. The overview has no parts. */
export const currentDestination = (pathname: string): string | undefined =>
  places.find(({ path }) =>
    path === '/admin' ? /^\/admin\/?$/.test(pathname) : isWithin(pathname, path),
  )?.to;

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
          <section key={title ?? 'overview'} className={classes.group} aria-label={title}>
            {title && <p className={classes.title}>{title}</p>}
            <ul>
              {destinations.map(({ label, icon: Icon, Badge, to, search }) => (
                <li key={label}>
                  <Link
                    to={to}
                    search={search}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={to === current ? 'page' : undefined}
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
