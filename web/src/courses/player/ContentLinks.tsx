import { Link } from '@tanstack/react-router';
import { contentTypes } from '../content-types.ts';
import classes from './ContentLinks.module.css';
import type { PlayerContent } from './use-progress.ts';

interface ContentLinksProps {
  heading: string;
  intro: string;
  contents: readonly PlayerContent[];
}

/** Links to contents of this course, with the reason for them. */
export function ContentLinks({ heading, intro, contents }: ContentLinksProps) {
  return (
    <section className={classes.links}>
      <h2>{heading}</h2>
      <p>{intro}</p>
      <ul>
        {contents.map(({ id, title, contentType }) => {
          const { name, Icon } = contentTypes[contentType];
          return (
            <li key={id}>
              <Link
                from="/cursos/$courseIdPresentation"
                to="."
                search={{ conteudo: id }}
                className={classes.content}
              >
                <Icon size={20} aria-label={name} />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
