/** PostgreSQL's own settings, as on its command line. */
export type Settings = Record<string, string>;

export const ourSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  // Refused statements are the API's to report; here they would only fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** For databases that nobody will miss: nothing waits for the disk. */
export const throwawaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
