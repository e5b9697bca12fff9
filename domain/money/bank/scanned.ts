import { readQr } from '../qr/payment-qr.ts'
import { readReferences } from './read-references.ts'

/** Most characters of a typed search at the desk; a scanned QR may be longer. */
export const mostKeyword = 100

/**
 * The words of references in what was typed or scanned: those of a payment QR that Lobby has printed, or one that was typed off
 * the paper. None in a QR of somebody else, and in words.
 */
export function readScanned(text: string): readonly string[] {
  const { kind, fields } = readQr(text.trim())
  const said = kind === null ? [text] : [fields.purpose ?? '', fields.bill ?? '']
  const found = said.flatMap(readReferences).filter(({ rest }) => rest === '')
  return [...new Set(found.map(({ word }) => word))]
}

/** Whether the desk may search for it: a scanned QR, or words that are not too long. */
export const isKeyword = (text: string): boolean => text.length <= mostKeyword || readScanned(text).length > 0
