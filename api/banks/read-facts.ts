import { timeUnits } from '#domain/constants.ts'
import type { GatewayKind } from '#domain/money/bank/line-words.ts'
import type { BankFact } from './gateways/gateway.ts'
import { gateways } from './gateways/index.ts'

interface Facts {
  readonly facts: readonly BankFact[]
  /** False where one of them can't be read, or nothing can. */
  readonly isWhole: boolean
}

/** What a message of a gateway tells. What can't have happened yet can't be read: clocks differ by less than a day. */
export function readFacts(kind: GatewayKind, json: unknown): Facts {
  const latest = Date.now() + timeUnits.day * 1000
  const all = gateways[kind].read(json)
  const facts = (all ?? []).filter(
    (one): one is BankFact => one !== undefined && Date.parse(one.occurredAt) <= latest,
  )
  return { facts, isWhole: facts.length === all?.length }
}
