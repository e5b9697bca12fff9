import { invalid } from '../http/error.ts'

/** `page` (from 1) and `limit` of a query string as SQL's limit and offset. */
export function pageOf(
  query: Readonly<Record<string, string>>,
  { size, max }: { size: number; max: number },
) {
  const limit = wholeNumber(query, 'limit', size)
  const page = wholeNumber(query, 'page', 1)
  if (limit > max) throw invalid([{ field: 'limit', code: 'too_many', limits: { max } }])
  return { limit, offset: (page - 1) * limit }
}

function wholeNumber(query: Readonly<Record<string, string>>, name: string, fallback: number): number {
  const text = query[name]
  if (text === undefined || text === '') return fallback
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid([{ field: name, code: 'invalid_number' }])
  return Number(text)
}
