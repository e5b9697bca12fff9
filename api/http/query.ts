import { apiError } from './error.ts'
import { limits } from './limits.ts'

export type QueryParams = Readonly<Record<string, string>>

/** An item of a list, as bodies spell it too: `columns[1]`. */
const itemOf = /^(\w+)\[(0|[1-9]\d{0,2})\]$/

/**
 * A query string as flat names and values, without a prototype. A name that comes twice is refused. A list may be
 * indexed: `columns[0]=id&columns[1]=code` is `columns=id,code`.
 */
export function parseQuery(text: string): QueryParams {
  const params: Record<string, string> = Object.create(null)
  if (text === '') return params
  // Whatever the indexes are, a list costs what it has.
  const lists = new Map<string, Map<number, string>>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > limits.queryParameters) throw apiError(400, 'too_many_parameters')
    if (value.includes('\0')) throw apiError(400, 'invalid_text', [{ field: name, code: 'invalid_text' }])
    const [, list, at] = itemOf.exec(name) ?? []
    if (list === undefined) {
      if (name in params) throw repeated(name)
      params[name] = value
      continue
    }
    const items = lists.get(list) ?? new Map<number, string>()
    if (items.has(Number(at))) throw repeated(name)
    lists.set(list, items.set(Number(at), value))
  }
  for (const [name, items] of lists) {
    if (name in params) throw repeated(name)
    const inOrder = [...items].toSorted(([one], [other]) => one - other).map(([, value]) => value)
    params[name] = inOrder.filter((value) => value !== '').join(',')
  }
  return params
}

const repeated = (field: string) => apiError(400, 'repeated_field', [{ field, code: 'repeated_field' }])
