/** How the tax authority's format and most programs write a line's rate: `8%`, `KCT` … 8,25 % is `KHAC:08.25%`. */
export function rateText(rate: string): string {
  if (rate === 'exempt') return 'KCT'
  if (rate === 'not_declared') return 'KKKNT'
  if (['0', '5', '8', '10'].includes(rate)) return `${rate}%`
  const [whole = '0', fraction = ''] = rate.split('.')
  return `KHAC:${whole.padStart(2, '0')}.${fraction.padEnd(2, '0')}%`
}

/** The same where a program has the sign in its title: a number, or the letters. */
export const rateNumber = (rate: string): string => (/^\d/.test(rate) ? rate : rateText(rate))
