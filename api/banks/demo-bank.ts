import { sign } from './signatures.ts'

/** A transfer as the demo bank tells it. */
export interface DemoTransfer {
  readonly id: string
  /** The account that it came into. */
  readonly account: string
  /** ISO 8601. */
  readonly time: string
  readonly direction?: 'in' | 'out'
  readonly amount: string
  readonly currency?: string
  readonly text: string
  readonly payer?: string
  /** What the account holds after it. */
  readonly balance?: string
}

export const demoBankHeaders = { time: 'x-demo-bank-time', signature: 'x-demo-bank-signature' } as const

/** The secret of the demo data's gateway; it opens nothing but a demo. */
export const demoBankSecret = 'demo-bank-secret'

interface Signed {
  readonly secret: string
  /** Seconds since 1970. */
  readonly time: string
  readonly body: string
}

export const signDemoBank = ({ secret, time, body }: Signed): string =>
  sign({ algorithm: 'sha256', secret, content: `${time}.${body}` })

/** A transfer as a request: its body, and the headers that prove who sent it. */
export function demoBankMessage(transfer: DemoTransfer, secret: string) {
  const time = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify(transfer)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [demoBankHeaders.time]: time,
      [demoBankHeaders.signature]: signDemoBank({ secret, time, body }),
    },
  }
}
