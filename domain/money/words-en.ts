const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const groups = ['', 'thousand', 'million', 'billion', 'trillion']

/** A whole number below 10¹⁵ in English: one hundred twenty-five thousand. */
export function englishWords(number: bigint): string {
  if (number === 0n) return 'zero'
  const parts: string[] = []
  for (let [left, at] = [number, 0]; left > 0n; left /= 1000n, at += 1) {
    const part = Number(left % 1000n)
    if (part > 0) parts.unshift(`${hundreds(part)} ${groups[at] ?? ''}`.trim())
  }
  return parts.join(' ')
}

function hundreds(number: number): string {
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  const head = hundred > 0 ? [`${small[hundred]} hundred`] : []
  if (rest === 0) return head.join(' ')
  const [ten, one] = [Math.floor(rest / 10), rest % 10]
  const tail = rest < 20 ? (small[rest] ?? '') : `${tens[ten]}${one > 0 ? `-${small[one]}` : ''}`
  return [...head, tail].join(' ')
}
