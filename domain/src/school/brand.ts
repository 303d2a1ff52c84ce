import type { ShownBrand } from '../client-config.ts';
import type { School } from './school.ts';

/** The look of a school on screens, in PDFs and in e-mails. */
export interface Brand {
  name: string;
  /** A sentence for the footer. */
  tagline: string;
  /** The address of an uploaded image; null for the sabiá. */
  logoUrl: string | null;
  actionColor: string;
  aliveColor: string;
  /** The name in the sender of e-mails; null for the configured sender. */
  senderName: string | null;
}

/** The shown part of `defaultBrand`. */
export const defaultShownBrand: ShownBrand = {
  name: 'Sabiá',
  tagline: 'Aprender é um canto que se repete até sair bonito.',
};

/** The brand of a school that has not changed it. */
export const defaultBrand: Brand = {
  name: defaultShownBrand.name,
  tagline: defaultShownBrand.tagline,
  logoUrl: null,
  actionColor: '#1746b8',
  aliveColor: '#ff9a2e',
  senderName: null,
};

/** The fields of the school that make its brand; null for the default. */
export type BrandFields = Pick<
  School,
  'brandName' | 'tagline' | 'logoUrl' | 'actionColor' | 'aliveColor' | 'senderName'
>;

export const brandOf = (fields: BrandFields): Brand => ({
  name: fields.brandName ?? defaultBrand.name,
  tagline: fields.tagline ?? defaultBrand.tagline,
  logoUrl: fields.logoUrl,
  actionColor: fields.actionColor ?? defaultBrand.actionColor,
  aliveColor: fields.aliveColor ?? defaultBrand.aliveColor,
  senderName: fields.senderName ?? fields.brandName,
});
