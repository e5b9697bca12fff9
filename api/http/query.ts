import { apiError } from './error.ts'
import { limits } from './limits.ts'

export type QueryParams = Readonly<Record<string, string>>

/** An item of a list, as bodies spell it too: `columns[1]`. */
const itemOf = /^(\w+)\[(\d{1,3})\]$/

/**
 * A query string as flat names and values, without a prototype. A name that comes twice is refused. A list may be
 * indexed: `columns[0]=id&columns[1]=code` is `columns=id,code`.
 */
export function parseQuery(text: string): QueryParams {
  const params: Record<string, string> = Object.create(null)
  if (text === '') return params
  const lists = new Map<string, string[]>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > limits.queryParameters) throw apiError(400, 'too_many_parameters')
    if (name in params) throw repeated(name)
    if (value.includes('\0')) throw apiError(400, 'invalid_text', [{ field: name, code: 'invalid_text' }])
    const [, list, at] = itemOf.exec(name) ?? []
    params[name] = value
    if (list === undefined) continue
    lists.set(list, Object.assign(lists.get(list) ?? [], { [Number(at)]: value }))
  }
  for (const [name, items] of lists) {
    for (const at of items.keys()) delete params[`${name}[${at}]`]
    if (name in params) throw repeated(name)
    params[name] = items.filter((item) => item !== '').join(',')
  }
  return params
}

const repeated = (field: string) => apiError(400, 'repeated_field', [{ field, code: 'repeated_field' }])
