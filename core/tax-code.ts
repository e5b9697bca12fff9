const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/**
 * True for a tax code of Viet Nam: ten digits of which the last checks the others, the same with `-001` to `-999` of a
 * dependent unit, or the twelve digits of a person's number, which no digit checks. Source: python-stdnum `vn/mst.py`,
 * compared with five other programs.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text)) return true
  const [, body = '', branch] = /^(\d{10})(?:-(\d{3}))?$/.exec(text) ?? []
  if (body === '' || branch === '000' || body.slice(2, 9) === '0000000') return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  // A remainder of zero gives 10: no such code is given out.
  return String(10 - (sum % 11)) === body[9]
}
