import { bankText } from './bank-text.ts'

// "Huy" and "Hoan" alone are given names once their marks are gone.
const phrases =
  /\b(HOAN ?(TIEN|TRA|PHI|COC|LAI|LENH)|HUY ?(GD|GIAO DICH|LENH)|TRA LAI TIEN|THU HOI LENH|REVERS(AL|ED)|REFUND(ED)?|RETURNED)\b/

/** Whether a text says that money goes back. */
export const saysReversal = (text: string): boolean => phrases.test(bankText(text))
