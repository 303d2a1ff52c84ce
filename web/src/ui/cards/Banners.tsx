import { imageSources } from '@sabia/domain/files/image-sources.ts';
import classes from './Banners.module.css';

export interface Banner {
  id: string;
  desktopUrl: string;
  mobileUrl: string;
}

/** Decorative banner images, hidden from screen readers. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={classes.banners}>
      {banners.map(({ id, desktopUrl, mobileUrl }) => (
        <picture key={id} className={classes.banner}>
          <source
            media="(width < 48em)"
            srcSet={imageSources(mobileUrl) ?? mobileUrl}
            sizes="calc(100vw - 32px)"
          />
          <img
            src={desktopUrl}
            srcSet={imageSources(desktopUrl)}
            sizes="(width < 75em) calc(100vw - 32px), 1108px"
            alt=""
            className={classes.image}
          />
        </picture>
      ))}
    </div>
  );
}
