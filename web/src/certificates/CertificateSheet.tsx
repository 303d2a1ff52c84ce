import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { certificatePanel } from '@sabia/domain/certificates/certificate-panel.ts';
import { certificateWords } from '@sabia/domain/certificates/certificate-words.ts';
import type { TileSize } from '@sabia/domain/tiles/tile-panel.ts';
import type { CSSProperties } from 'react';
import { Logo } from '../ui/page/Logo.tsx';
import classes from './CertificateSheet.module.css';

type ShownCertificate = Pick<
  Certificate,
  'code' | 'holderName' | 'courseTitle' | 'courseHours' | 'issuedAt' | 'isOfTrail' | 'artwork'
>;

interface CertificateSheetProps {
  certificate: ShownCertificate;
  /** Unrolls when it appears. */
  isNew?: true;
}

/** Over the text on narrow screens. */
const headSize: TileSize = { columns: 8, rows: 2 };

/** The certificate as its PDF shows it. On a narrow screen the tiles are above the text. */
export function CertificateSheet({ certificate, isNew }: CertificateSheetProps) {
  const { holderName, courseTitle, artwork } = certificate;
  const { heading, award, reason, details } = certificateWords(certificate);
  const { colors } = certificatePanel(artwork);
  return (
    <div className={classes.place}>
      <div
        className={classes.sheet}
        data-new={isNew}
        style={{ '--hue-text': colors.ground } as CSSProperties}
      >
        <Tiles artwork={artwork} className={classes.band} />
        <Tiles artwork={artwork} size={headSize} className={classes.head} />
        <div className={classes.text}>
          <Logo />
          <p className={classes.heading}>{heading}</p>
          <p>{award}</p>
          <p className={classes.holder} data-length={lengthOf(holderName)}>
            {holderName}
          </p>
          <p>{reason}</p>
          <p className={classes.course} data-length={lengthOf(courseTitle)}>
            {courseTitle}
          </p>
          <dl className={classes.details}>
            {details.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

interface TilesProps {
  artwork: Certificate['artwork'];
  size?: TileSize;
  className: string | undefined;
}

/** The school's colour, as in PDFs. */
const alive = { style: { fill: 'var(--alive)', stroke: 'var(--alive)' } };

/** In the colours of paper, also in the dark scheme. */
function Tiles({ artwork, size, className }: TilesProps) {
  const { width, height, layers, colors } = certificatePanel(artwork, size);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      {layers.map(({ tone, path }, index) => (
        <path
          key={index}
          d={path}
          {...(tone === 'accent' ? alive : { fill: colors[tone], stroke: colors[tone] })}
          strokeWidth={0.5}
        />
      ))}
    </svg>
  );
}

/** Longer texts are smaller. */
function lengthOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 44) return 'short';
  return text.length <= 80 ? 'medium' : 'long';
}
