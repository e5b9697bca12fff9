import { apiError } from './error.ts'
import { limits } from './limits.ts'

export type QueryParams = Readonly<Record<string, string>>

/** A query string as flat names and values, without a prototype. A name that comes twice is refused. */
export function parseQuery(text: string): QueryParams {
  const params: Record<string, string> = Object.create(null)
  if (text === '') return params
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > limits.queryParameters) throw apiError(400, 'too_many_parameters')
    if (name in params) throw apiError(400, 'repeated_field', [{ field: name, code: 'repeated_field' }])
    if (value.includes('\0')) throw apiError(400, 'invalid_text', [{ field: name, code: 'invalid_text' }])
    params[name] = value
  }
  return params
}
