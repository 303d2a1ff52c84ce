/** What measures how people use the site, once they have consented to it. */
export interface Analytics {
  /** From here on what happens is this person's. */
  identify(person: { id: string }): void;
  /** Nothing is measured any more, and what was kept on the device is forgotten. */
  stop(): void;
}
