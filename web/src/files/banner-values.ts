/** A banner in a form, while it is chosen. */
export interface BannerValues {
  /** Of the row, as long as the form lives. */
  key: string;
  desktopUrl: string | null;
  mobileUrl: string | null;
}

export const newBanner = (): BannerValues => ({
  key: crypto.randomUUID(),
  desktopUrl: null,
  mobileUrl: null,
});

export const bannerValues = (
  banners: readonly { id: string; desktopUrl: string; mobileUrl: string }[],
): BannerValues[] =>
  banners.map(({ id, desktopUrl, mobileUrl }) => ({ key: id, desktopUrl, mobileUrl }));

/** What each field of the banners is called. */
export const bannerLabels = (banners: readonly BannerValues[]): Record<string, string> =>
  Object.fromEntries(
    banners.flatMap((_, index) => [
      [`banners.${index}.desktopUrl`, `Banner ${index + 1} no computador`],
      [`banners.${index}.mobileUrl`, `Banner ${index + 1} no celular`],
    ]),
  );
