import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import classes from './Materials.module.css';
import type { PlayerContent } from './use-progress.ts';

/** The complements and extra contents of a content. */
export function Materials({ content }: { content: PlayerContent }) {
  const { readComplements = [], extraContents = [] } = content;
  return (
    <>
      {readComplements.length > 0 && (
        <section className={classes.materials}>
          <h2>Material complementar</h2>
          <ul>
            {readComplements.map(({ type, title, url, fileUrl }) => {
              const address = (type === 'LINK' ? url : fileUrl) ?? '';
              return (
                <li key={title + address}>
                  <Material title={title} kind={kinds[type]} address={address} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {extraContents.length > 0 && (
        <section className={classes.materials}>
          <h2>Conteúdo extra</h2>
          <ul>
            {extraContents.map(({ title, contentUrl }) => (
              <li key={title + contentUrl}>
                <Material title={title} kind="Link" address={contentUrl} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const kinds = { LINK: 'Link', TEMPLATE: 'Modelo', FILE: 'Arquivo' };

interface MaterialProps {
  title: string;
  kind: string;
  address: string;
}

function Material({ title, kind, address }: MaterialProps) {
  const isDownload = kind !== 'Link';
  return (
    <a
      href={address}
      // A stored file is a download under the name of its hash; browsers ignore this for other sites.
      download={isDownload ? downloadName(title, address) : undefined}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.material}
    >
      {isDownload ? (
        <IconDownload size={20} aria-hidden="true" />
      ) : (
        <IconExternalLink size={20} aria-hidden="true" />
      )}
      <span className={classes.title}>{title}</span>
      <span className={classes.kind}>{kind}</span>
    </a>
  );
}

const downloadName = (title: string, address: string): string =>
  title + (/\.\w{2,5}(?=\?|$)/.exec(address)?.[0] ?? '');
