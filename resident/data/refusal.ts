import type { ErrorBody, Limits } from '#core/wire/error.ts'

/** Status of a call that reached no server. */
export const unreached = 0

/** A call that was refused, or that reached no server (docs/domain/wire-format.md). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status; `unreached` without a network. */
  readonly status: number
  readonly body: Partial<ErrorBody> & Readonly<Record<string, unknown>>

  constructor(status: number, body: Refusal['body'] = {}) {
    super(body.errorCode ?? `status ${status}`)
    this.status = status
    this.body = body
  }

  /** Codes in their order; one of the network, or of a server that told none. */
  get codes(): readonly string[] {
    const codes = (this.body.errorCode ?? '').split(',').filter((code) => code !== '')
    if (codes.length > 0) return codes
    return [this.status === unreached ? 'network_error' : 'common_error']
  }

  /** The first code of each field. */
  get fields(): Readonly<Record<string, string>> {
    const entries = Object.entries(this.body.errors ?? {})
    return Object.fromEntries(
      entries.flatMap(([field, [code]]) => (code === undefined ? [] : [[field, code]])),
    )
  }

  limitsOf(field: string): Limits | undefined {
    return this.body.limits?.[field]
  }
}

export const isUnreached = (error: unknown) => error instanceof Refusal && error.status === unreached
export const hasCode = (error: unknown, code: string) =>
  error instanceof Refusal && error.codes.includes(code)
