import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import type { ReactNode } from 'react';
import classes from './FrontPage.module.css';

const { title, answers, offline, certificate } = frontPageTexts.promises;

const promises: readonly { title: string; text: string; figure: ReactNode }[] = [
  answers,
  { ...offline, figure: <NoSignal /> },
  { ...certificate, figure: <Check /> },
];

/** The promises to learners: no lost answer, lessons without a network, certificates that verify. */
export function Promises() {
  return (
    <section aria-labelledby="promessas" className={classes.promises}>
      <h2 id="promessas">{title}</h2>
      <ul>
        {promises.map((promise) => (
          <li key={promise.title}>
            <span aria-hidden="true" className={classes.figure}>
              {promise.figure}
            </span>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bars of a signal, all but one in the ink of the panel. */
function NoSignal() {
  return (
    <svg viewBox="0 0 60 48" width="60" height="48" fill="currentColor">
      <rect x="0" y="34" width="12" height="14" rx="3" />
      <rect x="16" y="24" width="12" height="24" rx="3" opacity="0.3" />
      <rect x="32" y="12" width="12" height="36" rx="3" opacity="0.3" />
      <rect x="48" y="0" width="12" height="48" rx="3" opacity="0.3" />
    </svg>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 56 48" width="56" height="48" fill="none" stroke="currentColor">
      <path d="M5 26 20 41 51 7" strokeWidth="9" />
    </svg>
  );
}
