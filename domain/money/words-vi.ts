const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
/** Thousands within a thousand million; above that, "tỷ" is repeated. */
const groups = ['', 'nghìn', 'triệu']

/** A whole number as a Vietnamese accountant writes it: 15 mười lăm, 21 hai mươi mốt, 105 một trăm linh năm. */
export function vietnameseWords(number: bigint): string {
  if (number === 0n) return 'không'
  const billions = number / 1_000_000_000n
  const rest = number % 1_000_000_000n
  const head = billions === 0n ? [] : [vietnameseWords(billions), 'tỷ']
  return [...head, ...belowBillion(Number(rest), billions > 0n)].join(' ')
}

function belowBillion(number: number, isInner: boolean): string[] {
  const parts = [Math.floor(number / 1_000_000), Math.floor(number / 1000) % 1000, number % 1000]
  return parts.flatMap((part, at) => {
    if (part === 0) return []
    const isLeading = !isInner && parts.slice(0, at).every((one) => one === 0)
    const group = groups[2 - at] ?? ''
    return [...hundreds(part, isLeading), ...(group === '' ? [] : [group])]
  })
}

/** After a larger group the hundreds are spoken even if there are none: không trăm linh năm. */
function hundreds(number: number, isLeading: boolean): string[] {
  const [hundred, ten, one] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const head = hundred > 0 || !isLeading ? [digits[hundred] ?? '', 'trăm'] : []
  if (ten === 0 && one === 0) return head
  if (ten === 0) return [...head, ...(head.length > 0 ? ['linh'] : []), digits[one] ?? '']
  const tens = ten === 1 ? ['mười'] : [digits[ten] ?? '', 'mươi']
  return [...head, ...tens, ...unit(ten, one)]
}

function unit(ten: number, one: number): string[] {
  if (one === 0) return []
  if (one === 5) return ['lăm']
  if (ten > 1 && one === 1) return ['mốt']
  return [ten > 1 && one === 4 ? 'tư' : (digits[one] ?? '')]
}
