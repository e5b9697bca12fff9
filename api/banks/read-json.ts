import type { WireNode } from '#core/kind.ts'
import { jsonNode } from '#api/http/json-body.ts'

/** A message's JSON; undefined for what is none, or is deeper or longer than any message. */
export function readJson(text: string): WireNode | undefined {
  try {
    return jsonNode(JSON.parse(text))
  } catch {
    return undefined
  }
}
