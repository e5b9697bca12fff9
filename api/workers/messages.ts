import type { ErrorCode } from '#core/vocabulary.ts'

/** One call, from the server to the child process. */
export interface CallMessage {
  readonly id: number
  readonly task: string
  readonly input: unknown
}

/** Its reply: the output, a fault's code, or an unforeseen error. */
export type ReplyMessage =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly fault: ErrorCode }
  | { readonly id: number; readonly failure: string }
