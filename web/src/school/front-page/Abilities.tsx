import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import {
  IconBook2,
  IconBroadcast,
  IconCheck,
  IconChecklist,
  IconHelp,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './Abilities.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const { abilities: texts, examples } = frontPageTexts;

/** The abilities that a learner gains here, each with an illustration of the product. */
export function Abilities() {
  return (
    <section aria-labelledby="fazer">
      <SectionHeading id="fazer" title={texts.title} />
      <div className={classes.grid}>
        <Ability {...texts.lessons} tone="blue">
          <Lesson />
        </Ability>
        <Ability
          {...texts.exams}
          tone="green"
          link={<Link to="/nota-enem">Já fez o Enem? Calcule a sua nota</Link>}
        >
          <Question />
        </Ability>
        <Ability {...texts.notebook} tone="orange">
          <Notebook />
        </Ability>
        <Ability {...texts.trails} tone="purple">
          <Trail />
        </Ability>
      </div>
    </section>
  );
}

interface AbilityProps {
  title: string;
  text: string;
  tone: 'blue' | 'green' | 'orange' | 'purple';
  link?: ReactNode;
  children: ReactNode;
}

const Ability = ({ title, text, tone, link, children }: AbilityProps) => (
  <article data-tone={tone} className={classes.ability}>
    <div className={classes.words}>
      <h3>{title}</h3>
      <p>{text}</p>
      {link}
    </div>
    <div aria-hidden="true" className={classes.art}>
      {children}
    </div>
  </article>
);

const lessonIcons = [
  <IconCheck key="done" size={16} stroke={3} />,
  <IconPlayerPlayFilled key="now" size={14} />,
  <IconHelp key="next" size={18} />,
];

function Lesson() {
  const { course, steps } = examples.lesson;
  return (
    <div className={classes.sheet}>
      <strong>{course}</strong>
      {steps.map(({ name, note }, index) => (
        <span key={name} className={classes.step} data-state={['done', 'now', 'next'][index]}>
          <i>{lessonIcons[index]}</i>
          <span>{name}</span>
          <small>{note}</small>
        </span>
      ))}
    </div>
  );
}

function Question() {
  const { text, alternatives, correct, verdict } = examples.question;
  return (
    <div className={classes.sheet}>
      <strong>{text}</strong>
      {alternatives.map((alternative, index) => (
        <span key={alternative} className={classes.alternative} data-correct={index === correct}>
          <i>{'ABC'[index]}</i>
          <span>{alternative}</span>
          {index === correct && <small>{verdict}</small>}
        </span>
      ))}
    </div>
  );
}

const Notebook = () => (
  <div className={classes.slips}>
    {examples.notebook.map(({ name, note }) => (
      <span key={name} className={classes.slip}>
        <span>{name}</span>
        <small>{note}</small>
      </span>
    ))}
  </div>
);

const trailIcons = [
  <IconBook2 key="course" size={22} stroke={1.75} />,
  <IconBroadcast key="live" size={22} stroke={1.75} />,
  <IconChecklist key="exam" size={22} stroke={1.75} />,
];

const Trail = () => (
  <div className={classes.trail}>
    {examples.trail.map(({ name, note }, index) => (
      <span key={name} className={classes.stop}>
        <i>{trailIcons[index]}</i>
        <span>
          <small>{note}</small>
          {name}
        </span>
      </span>
    ))}
  </div>
);
