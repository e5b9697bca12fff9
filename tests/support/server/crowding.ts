import { availableParallelism, loadavg } from 'node:os'

/**
 * How many times longer everything takes while other work uses the same cores: every time limit is multiplied by it.
 */
export const crowding = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
