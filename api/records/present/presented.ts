import type { Values } from '../extension.ts'

declare const shown: unique symbol

/**
 * Values that may leave the server for the caller at hand. Only the functions of `present*.ts` make them, after masks and
 * rights; a route, an export or a reply that takes `Presented` can be given nothing else (lint: `leaving/one-door`).
 */
export type Presented<T extends object = Values> = T & { readonly [shown]: true }

/** The values that a reply may consist of: presented values, and figures that say how many or whether. */
export type Leaving =
  | Presented<object>
  | number
  | boolean
  | null
  | undefined
  | readonly Leaving[]
  | { readonly [name: string]: Leaving }
