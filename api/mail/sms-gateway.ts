import type { Transport } from './bulk.ts'

export interface SmsOptions {
  /** Where messages are posted to. */
  readonly url: string
  /** Sent as a bearer token. */
  readonly token: string
  /** The name that phones show. */
  readonly sender?: string | undefined
}

/** Milliseconds to wait for the provider. */
const timeout = 10_000

/**
 * An SMS provider that takes JSON by HTTP: `{ id, from, to, text }`, with the message's id also as the idempotency key, so
 * that a provider that knows it sends it once (docs/domain/fee-notices.md). Any status but 2xx is a refusal; what the
 * provider says is kept, without the address or the token.
 */
export function httpSms({ url, token, sender }: SmsOptions): Transport {
  return async ({ id, recipient, body }) => {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `lobby-${id}`,
      },
      body: JSON.stringify({
        id,
        to: recipient,
        text: body,
        ...(sender === undefined ? {} : { from: sender }),
      }),
    })
    if (!reply.ok) throw new Error(`the SMS provider answered ${reply.status}`)
    await reply.body?.cancel()
  }
}
