/** The form values of a banner. */
export interface BannerValues {
  /** The key of the row, only in this form. */
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

/** The labels of the banner fields. */
export const bannerLabels = (banners: readonly BannerValues[]): Record<string, string> =>
  Object.fromEntries(
    banners.flatMap((_, index) => [
      [`banners.${index}.desktopUrl`, `Banner ${index + 1} no computador`],
      [`banners.${index}.mobileUrl`, `Banner ${index + 1} no celular`],
    ]),
  );
