import type { CurrencyCode } from '#domain/currency.ts'

/** A message as it came. */
export interface SentMessage {
  readonly header: (name: string) => string
  /** The bytes that were sent. */
  readonly bytes: Buffer
  /** The same, parsed. */
  readonly json: unknown
}

/** A movement on an account, as the gateway tells it. */
export interface BankFact {
  readonly transactionCode: string
  readonly referenceCode?: string | undefined
  readonly merchantId?: string | undefined
  readonly accountNumber: string
  readonly accountHolder?: string | undefined
  /** ISO 8601. */
  readonly occurredAt: string
  readonly type: 'in' | 'out'
  readonly category?: string | undefined
  readonly partner?: string | undefined
  readonly description: string
  /** Absent: the account's own. */
  readonly currency?: CurrencyCode | undefined
  /** An exact decimal above zero. */
  readonly price: string
  readonly balance?: string | undefined
}

export type Verdict = 'fresh' | 'late' | 'wrong'

interface Proof {
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** One sender's way of signing and telling. */
export interface Gateway {
  /**
   * `fresh`: who knows the secret has signed it just now; `late`: longer ago than a clock may differ, or it is not said
   * when; `wrong`: somebody else has. Never throws.
   */
  readonly prove: (message: SentMessage, proof: Proof) => Verdict
  /** What makes two messages the same, where that is not all of their bytes. */
  readonly identity?: (message: SentMessage) => string | undefined
  /**
   * The movements that a message tells of, undefined in the place of one that can't be read; undefined if the whole
   * can't be. None: it tells of something else.
   */
  readonly read: (json: unknown) => readonly (BankFact | undefined)[] | undefined
}
