import type { ClassPart } from '@sabia/domain/classes/class-role.ts';
import {
  IconBook2,
  IconCalendarEvent,
  IconChecklist,
  IconDots,
  IconHome,
  IconListCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useId } from 'react';
import { type Destination, Destinations } from './Destinations.tsx';
import classes from './Navigation.module.css';

const home = { to: '/', label: 'Início', icon: IconHome, isExact: true } as const;
const courses = { to: '/cursos', label: 'Cursos', icon: IconBook2 } as const;
const exams = {
  to: '/exercicios',
  label: 'Simulados',
  icon: IconChecklist,
} as const;
const toDo = {
  to: '/turmas/a-fazer',
  label: 'A fazer',
  icon: IconListCheck,
} as const;
const today = {
  to: '/turmas/hoje',
  label: 'Hoje',
  icon: IconCalendarEvent,
} as const;
// The other pages of classes have addresses below it.
const ownClasses = {
  to: '/turmas',
  label: 'Turmas',
  icon: IconUsers,
  isExact: true,
} as const;
const rest = [
  { to: '/trilhas', label: 'Trilhas' },
  { to: '/lives', label: 'Lives' },
  { to: '/caderno-de-erros', label: 'Caderno de erros' },
  { to: '/certificados', label: 'Certificados' },
] as const;

interface Places {
  /** Beside 'Mais'. */
  first: readonly Destination[];
  more: readonly Destination[];
}

const places: Readonly<Record<ClassPart, Places>> = {
  STUDIES: {
    first: [home, toDo, courses, exams],
    more: [{ to: '/turmas', label: 'Turmas' }, ...rest],
  },
  TEACHES: {
    first: [home, today, ownClasses, courses],
    more: [{ to: '/exercicios', label: 'Simulados' }, ...rest],
  },
};

/** The places in the bottom navigation of people in classes: what they do most, and the rest above 'Mais' (product.md CL15). */
export function ClassNavigation({ part }: { part: ClassPart }) {
  const panel = useId();
  const { first, more } = places[part];
  return (
    <>
      <Destinations all={first} />
      <button type="button" popoverTarget={panel} className={classes.link}>
        <span className={classes.icon} aria-hidden="true">
          <IconDots stroke={1.75} />
        </span>
        Mais
      </button>
      <div
        id={panel}
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        role="presentation"
      >
        <Destinations all={more} />
      </div>
    </>
  );
}
