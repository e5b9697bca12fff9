import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from './error.ts'

interface LoadLimits {
  /** Milliseconds that work may wait; 0 = no limit. */
  readonly eventLoopDelay: number
  /** Bytes of memory that the process may hold; 0 = no limit. */
  readonly residentBytes: number
  /** Milliseconds between two collections of garbage in a process that is too large. Default 10,000. */
  readonly collectEvery?: number
}

/** Milliseconds that one measurement of the delay takes. */
const sampleInterval = 1_000
/** Measurements that may still be affected by the start: they come late themselves on a shared processor. */
const samplesOfStart = 5
/** Measurements in a row that must be too long before a call is refused: one may be another process's fault. */
const samplesOfDelay = 3

/** Refuses new work while the process is overloaded. */
export async function limitLoad(
  app: FastifyInstance,
  { eventLoopDelay, residentBytes, collectEvery = 10_000 }: LoadLimits,
): Promise<void> {
  const collect = createCollector(collectEvery)
  const isLasting = createPatience(samplesOfDelay * sampleInterval)
  let readyAt = Infinity
  app.addHook('onReady', async () => void (readyAt = performance.now()))
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxRssBytes: residentBytes,
    sampleInterval,
    pressureHandler(request, _reply, type, delay) {
      // The readiness probe is answered like other calls: whoever waits for it is not refused right afterwards.
      if (request.routeOptions.url === '/health/live') return
      // The first measured delay comes from the start's own work, which is done.
      const isStartsOwn = performance.now() - readyAt < samplesOfStart * sampleInterval
      if (
        type === underPressure.TYPE_EVENT_LOOP_DELAY &&
        (isStartsOwn || !isLasting(performance.now(), delay))
      )
        return
      if (type === underPressure.TYPE_RSS_BYTES) collect()
      if (isOfConsole(request)) return
      throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
    },
  })
}

/**
 * Whether the pressure that is reported now has lasted for so many milliseconds without a pause. While the process
 * stands still it reports nothing: that time, the `delay` that was measured (milliseconds), is no pause.
 */
export function createPatience(lasting: number): (now: number, delay?: number) => boolean {
  let [since, last] = [-Infinity, -Infinity]
  return (now, delay = 0) => {
    if (now - last > 1.5 * sampleInterval + delay) since = now
    last = now
    return now - since >= lasting
  }
}

/**
 * A process that refuses everything makes no garbage, so nothing ever makes it free its memory: after one flood it
 * would refuse for good. So garbage is collected now and then while the process is too large.
 */
function createCollector(restBetween: number): () => void {
  let last = -Infinity
  return () => {
    if (performance.now() - last < restBetween) return
    last = performance.now()
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc') as () => void
    gc()
  }
}

/** A file of the console costs next to nothing, and a page that lacks one stays empty until it is loaded again. */
const isOfConsole = ({ method, url }: FastifyRequest) =>
  method === 'GET' && /^\/(assets\/|[\w-]+\.(js|svg|webmanifest)$)/.test(url)

/** Probes count against no limit. */
export const isProbe = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/health/') === true
