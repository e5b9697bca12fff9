import type { Refusal } from '#core/wire/error.ts'

/** One call, from the server to the child process. */
export interface CallMessage {
  readonly id: number
  readonly task: string
  readonly input: unknown
}

/** Its reply: the output, a fault, or an unforeseen error. */
export type ReplyMessage =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly fault: Refusal }
  | { readonly id: number; readonly failure: string }
