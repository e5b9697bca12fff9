import encodeQR from 'qr'

/** A QR as an SVG picture: black on white with the quiet zone of four modules that readers need (ISO/IEC 18004). */
export const qrPicture = (text: string): string => encodeQR(text, 'svg', { ecc: 'medium', border: 4 })

/** The same as grey values, row by row: 0 is black, 255 white. */
export function qrBits(text: string): { readonly width: number; readonly bits: Uint8Array } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return { width: rows.length, bits: Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255)) }
}
