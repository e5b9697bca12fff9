import autocannon from 'autocannon'

/** One kind of call, in one server's own spelling. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Of the n-th call alone: whose it is. */
  headersOf?(n: number): Readonly<Record<string, string>>
  /** Path of the n-th call; n counts through the whole run. */
  path(n: number): string
  body?(n: number): string
}

export const connections = 10
let calls = 0

export interface Load {
  readonly requests: number
  readonly perSecond: number
}

/** Makes calls in a row for `seconds`. A failed call fails the run. */
export async function load(call: Call, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: call.url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [
      {
        method: call.method,
        headers: { ...call.headers },
        setupRequest: (request) => {
          const n = calls++
          return {
            ...request,
            path: call.path(n),
            headers: { ...call.headers, ...call.headersOf?.(n) },
            ...(call.body === undefined ? {} : { body: call.body(n) }),
          }
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${call.method} ${call.url}${call.path(0)}: ${result.non2xx} refused, ${result.errors} failed`,
    )
  const requests = result['2xx']
  return { requests, perSecond: requests / result.duration }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1)
  return (low + high) / 2
}
