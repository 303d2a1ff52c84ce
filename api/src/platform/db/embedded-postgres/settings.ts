/** Settings of PostgreSQL, as command line arguments. */
export type Settings = Record<string, string>;

export const ourSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  // The API reports refused statements; PostgreSQL's log of them would fill the disk.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** For temporary databases: no fsync. */
export const throwawaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
