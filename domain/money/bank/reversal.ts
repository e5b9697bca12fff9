import { bankText } from './bank-text.ts'

// "Huy" and "Hoan" alone are given names once their marks are gone.
const phrases = /\b(HOAN (TIEN|TRA|PHI)|HUY (GD|GIAO DICH|LENH)|REVERSAL|REVERSED|REFUND)\b/

/** Whether a text says that money goes back. */
export const saysReversal = (text: string): boolean => phrases.test(bankText(text))
