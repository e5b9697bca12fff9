import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { createHttp } from '#data-provider/http.ts'
import { createV1Provider } from '#data-provider/v1.ts'
import { entityOf } from '#resources'

interface Sent {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly body: Record<string, unknown> | undefined
  readonly headers: Record<string, unknown>
}

/** A v1 provider whose calls are answered in turn; a call without an answer left fails the test. */
export function recordedProvider(...answers: unknown[]) {
  const sent: Sent[] = []
  const waiting = [...answers]
  const adapter: AxiosAdapter = async (config) => {
    sent.push(readRequest(config))
    if (waiting.length === 0) throw new Error(`unexpected ${config.method} ${config.url}`)
    return { data: waiting.shift(), status: 200, statusText: 'OK', headers: {}, config }
  }
  const http = createHttp({
    signature: () => ({ authorization: 'Bearer bearer-of-u' }),
    language: () => 'km',
  })
  http.defaults.adapter = adapter
  return { sent, provider: createV1Provider({ http, entityOf, building: () => '7' }) }
}

function readRequest({ url = '', method = '', params, data, headers }: InternalAxiosRequestConfig): Sent {
  return {
    method,
    path: url,
    query: Object.fromEntries(new URLSearchParams(params as URLSearchParams)),
    body: data instanceof FormData ? Object.fromEntries(data) : readJson(data),
    headers: headers.toJSON(),
  }
}

const readJson = (data: unknown) =>
  typeof data === 'string' ? (JSON.parse(data) as Record<string, unknown>) : undefined
