/** One data object of a payment QR: two digits of ID, two of length, and the value (EMVCo, tag-length-value). */
export interface DataObject {
  readonly tag: string
  readonly value: string
  /** Where its ID begins in the text that it was read from. */
  readonly at: number
}

/** What is wrong, and in which object: `38.01.00` is within 38 and 01. An empty tag is the whole text. */
export interface QrFault {
  readonly tag: string
  readonly fault: QrFaultCode
}

export const qrFaultCodes = [
  /** Longer than any payment QR, or empty. */
  'bad_length',
  /** The text ends within an object, or an ID or a length is not two digits. */
  'cut_off',
  'repeated',
  'missing',
  /** The checksum is not the last object. */
  'not_last',
  'wrong_checksum',
  'wrong_value',
  'too_long',
  /** A transfer without a scheme that is known here. */
  'unknown_scheme',
] as const
export type QrFaultCode = (typeof qrFaultCodes)[number]

const mostValue = 99
const head = /^\d{4}$/

/** Objects one after the other; what cannot be read is a fault at the last ID that could. */
export function readObjects(
  text: string,
  within = '',
): { readonly objects: readonly DataObject[]; readonly faults: readonly QrFault[] } {
  const objects: DataObject[] = []
  const faults: QrFault[] = []
  const path = (tag: string) => (within === '' ? tag : `${within}.${tag}`)
  for (let at = 0; at < text.length;) {
    const start = text.slice(at, at + 4)
    const tag = start.slice(0, 2)
    const value = text.slice(at + 4, at + 4 + Number(start.slice(2)))
    if (!head.test(start) || value.length < Number(start.slice(2))) {
      // Where no ID and length stand, the object before may have said a wrong one.
      const blamed = [
        head.test(start) ? undefined : objects.at(-1)?.tag,
        /^\d\d$/.test(tag) ? tag : undefined,
      ]
      const paths = blamed.filter((one) => one !== undefined).map(path)
      for (const one of paths.length === 0 ? [within] : paths) faults.push({ tag: one, fault: 'cut_off' })
      break
    }
    if (objects.some((one) => one.tag === tag)) faults.push({ tag: path(tag), fault: 'repeated' })
    objects.push({ tag, value, at })
    at += 4 + value.length
  }
  return { objects, faults }
}

/** An object as text; an absent or empty value leaves it out. Throws `RangeError` for more than 99 characters. */
export function writeObject(tag: string, value: string | undefined): string {
  if (value === undefined || value === '') return ''
  if (value.length > mostValue) throw new RangeError(`object ${tag} is longer than ${mostValue} characters`)
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

/** Objects in this order. */
export const writeObjects = (objects: readonly (readonly [tag: string, value: string | undefined])[]) =>
  objects.map(([tag, value]) => writeObject(tag, value)).join('')
