import { availableParallelism, loadavg } from 'node:os'

/** How many times longer all takes where other work wants the same cores: what every limit of time is stretched by. */
export const crowding = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
