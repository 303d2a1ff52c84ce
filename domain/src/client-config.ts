import type { SignInProvider } from './identity/sign-in-providers.ts';
import type { FrontPageWords } from './school/front-page-texts.ts';

/** Settings of the school that the server writes into the page. Public: contains no secrets. */
export interface ClientConfig {
  /** Firebase as identity; without it the embedded identity is used. */
  firebase?: FirebaseSettings | undefined;
  /** The enabled ones, in the order of their buttons; absent without any. */
  signInProviders?: readonly SignInProvider[] | undefined;
  /** Analytics for users who consent; off by default. */
  analytics?: AnalyticsSettings | undefined;
  /** Origins of video streams besides the site's own (VIDEO_ORIGINS). */
  videoOrigins?: readonly string[] | undefined;
  /** The company behind the school, for the footer. */
  school?: SchoolInFooter | undefined;
  /** The brand of the school, if it has changed the default; its colours are in a style of the page. */
  brand?: ShownBrand | undefined;
  /** The words of the front page, if the school has written some. */
  frontPage?: FrontPageWords | undefined;
}

/** The part of the brand that screens show. */
export interface ShownBrand {
  name: string;
  /** A sentence for the footer. */
  tagline: string;
  /** Null or missing for the sabiá. */
  logo?: {
    url: string;
    /** In pixels, at the height of the header's logo. */
    width: number;
    /** The name is in the logo, which stands alone. */
    hasName: boolean;
  } | null;
}

interface SchoolInFooter {
  /** Legal name, CNPJ and address in one line; may be empty. */
  identity: string;
  email?: string | undefined;
}

/** A PostHog project. */
export interface AnalyticsSettings {
  /** Public identifier of the project. */
  key: string;
  host: string;
}

export interface FirebaseSettings {
  projectId: string;
  /** Public identifier of the project at Firebase. */
  apiKey: string;
  /** Host of Firebase's emulator, such as `127.0.0.1:9099`. */
  emulatorHost?: string | undefined;
}
