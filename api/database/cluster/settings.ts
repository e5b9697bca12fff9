export interface SettingsOptions {
  readonly socketFolder: string
  /** False only in tests, whose data may be lost. */
  readonly durable: boolean
}

/**
 * Settings that PostgreSQL gets at each start; the files in its folder stay as initdb made them. Sized for 2 cores, 2
 * GB.
 */
export const settingsOf = ({ socketFolder, durable }: SettingsOptions): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  max_connections: '80',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  // Compressing whole pages costs more of our two cores than it saves on the disk.
  wal_compression: 'off',
  // Our queries are short: compiling them costs more than it saves.
  jit: 'off',
  // Two cores, one of them Node's; and small containers have too little /dev/shm for parallel queries.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server logs failed statements itself: here they would contain people's names and numbers.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})
