/** What the server tells the site of how this school is set up. Everybody can read it: no secrets. */
export interface ClientConfig {
  /** The identity in the cloud; without it the embedded one is asked. */
  firebase?: FirebaseSettings | undefined;
  /** Whether people may sign in with LinkedIn. */
  linkedin?: true | undefined;
  /** Where who consents is measured; without it nobody is. */
  analytics?: AnalyticsSettings | undefined;
}

/** A project at PostHog. */
export interface AnalyticsSettings {
  /** Names the project; it opens nothing. */
  key: string;
  host: string;
}

export interface FirebaseSettings {
  projectId: string;
  /** Names the project to Firebase; it opens nothing. */
  apiKey: string;
  /** `127.0.0.1:9099`, where Firebase's emulator stands in for it. */
  emulatorHost?: string | undefined;
}
