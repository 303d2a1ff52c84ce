/** Usage measurement, running after consent. */
export interface Analytics {
  /** Attributes the following events to this user. */
  identify(user: { id: string }): void;
  /** Stops measuring and deletes what is stored on the device. */
  stop(): void;
}
