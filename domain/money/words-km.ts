const ones = ['', 'មួយ', 'ពីរ', 'បី', 'បួន', 'ប្រាំ', 'ប្រាំមួយ', 'ប្រាំពីរ', 'ប្រាំបី', 'ប្រាំបួន']
const tens = ['', 'ដប់', 'ម្ភៃ', 'សាមសិប', 'សែសិប', 'ហាសិប', 'ហុកសិប', 'ចិតសិប', 'ប៉ែតសិប', 'កៅសិប']
/** Khmer names each power of ten up to a million, and counts on in millions. */
const powers = [
  [100_000, 'សែន'],
  [10_000, 'ម៉ឺន'],
  [1000, 'ពាន់'],
  [100, 'រយ'],
] as const

/** A whole number in Khmer: 25 000 is ពីរម៉ឺនប្រាំពាន់. */
export function khmerWords(number: bigint): string {
  if (number === 0n) return 'សូន្យ'
  const millions = number / 1_000_000n
  return (millions > 0n ? `${khmerWords(millions)}លាន` : '') + belowMillion(Number(number % 1_000_000n))
}

function belowMillion(number: number): string {
  let left = number
  let words = ''
  for (const [power, name] of powers) {
    const digit = Math.floor(left / power)
    if (digit > 0) words += `${ones[digit]}${name}`
    left %= power
  }
  return `${words}${tens[Math.floor(left / 10)]}${ones[left % 10]}`
}
