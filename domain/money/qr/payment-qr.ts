import { crcOf } from './crc.ts'
import { khqrObjects, khqrOf, khqrRules, type Khqr } from './khqr.ts'
import { readObjects, type DataObject, type QrFault } from './objects.ts'
import { judge, type Judged } from './rules.ts'
import { napas, vietqrObjects, vietqrOf, vietqrRules, type ReadVietqr, type Vietqr } from './vietqr.ts'

export type QrKind = 'vietqr' | 'khqr'

/** What a text says as a payment QR. */
export interface ReadQr {
  readonly valid: boolean
  /** Null where it names neither scheme. */
  readonly kind: QrKind | null
  /** As far as they can be read. */
  readonly fields: Partial<ReadVietqr> | Partial<Khqr>
  readonly errors: readonly QrFault[]
}

/** A QR that nobody could pay. */
export class InvalidQr extends Error {
  override readonly name = 'InvalidQr'
  readonly faults: readonly QrFault[]
  constructor(faults: readonly QrFault[]) {
    super(faults.map(({ tag, fault }) => `${tag}: ${fault}`).join(', '))
    this.faults = faults
  }
}

const mostCharacters = 512
const checksumTag = '63'

/** Reads a payment QR with its objects in any order, and says which of them is wrong. Never throws. */
export function readQr(text: string): ReadQr {
  if (text.length === 0 || text.length > mostCharacters)
    return { valid: false, kind: null, fields: {}, errors: [{ tag: '', fault: 'bad_length' }] }
  const { objects, faults } = readObjects(text)
  const kind = kindOf(objects)
  const { values, faults: wrong } = judgedAs(kind, objects)
  const errors = [...faults, ...checksumFaults(text, objects), ...wrong]
  const value = (tag: string) => values.get(tag)
  const fields = kind === null ? {} : kind === 'vietqr' ? vietqrOf(value) : khqrOf(value)
  return { valid: errors.length === 0, kind, fields, errors }
}

/** A VietQR as text. Throws `InvalidQr` where the reader would find fault with it. */
export const writeVietqr = (fields: Vietqr): string => sealed(vietqrObjects(fields))

/** A KHQR as text. Throws `InvalidQr` where the reader would find fault with it, or an amount has no expiry. */
export function writeKhqr(fields: Khqr): string {
  const faults = lifeFaults(fields)
  if (faults.length > 0) throw new InvalidQr(faults)
  return sealed(khqrObjects(fields))
}

function sealed(objects: string): string {
  const begun = `${objects}${checksumTag}04`
  const text = `${begun}${crcOf(begun)}`
  const { errors } = readQr(text)
  if (errors.length > 0) throw new InvalidQr(errors)
  return text
}

function kindOf(objects: readonly DataObject[]): QrKind | null {
  const transfer = objects.find(({ tag }) => tag === '38')
  const isOfNapas = ({ tag, value }: DataObject) => tag === '00' && value === napas
  if (transfer !== undefined && readObjects(transfer.value).objects.some(isOfNapas)) return 'vietqr'
  return objects.some(({ tag }) => tag === '29' || tag === '30') ? 'khqr' : null
}

function judgedAs(kind: QrKind | null, objects: readonly DataObject[]): Judged {
  if (kind === null) return { values: new Map(), faults: [{ tag: '', fault: 'unknown_scheme' }] }
  if (kind === 'vietqr') return judge(objects, vietqrRules)
  const judged = judge(objects, khqrRules)
  return { ...judged, faults: [...judged.faults, ...betweenOf(judged.values)] }
}

/** Rules of a KHQR between its objects. */
function betweenOf(values: ReadonlyMap<string, string>): QrFault[] {
  const faults: QrFault[] = []
  const [amount, currency] = [values.get('54'), values.get('53')]
  const isNothing = amount !== undefined && /^[0.]+$/.test(amount)
  if (isNothing || (currency === '116' && amount?.includes('.') === true))
    faults.push({ tag: '54', fault: 'wrong_value' })
  if (values.has('29') && values.has('30')) faults.push({ tag: '30', fault: 'repeated' })
  const [created, expiry] = [values.get('99.00'), values.get('99.01')]
  if (created !== undefined && expiry !== undefined && Number(expiry) <= Number(created))
    faults.push({ tag: '99.01', fault: 'wrong_value' })
  return faults
}

/** Banks print payments of an amount that never expire; those that are written here do. */
const lifeFaults = ({ amount, createdAt, expiresAt }: Khqr): readonly QrFault[] => {
  const life = [
    ['99.00', createdAt],
    ['99.01', expiresAt],
  ] as const
  return amount === undefined
    ? []
    : life.flatMap(([tag, value]) => (value === undefined ? [{ tag, fault: 'missing' }] : []))
}

/** The checksum counts everything before its own value, so it is found by walking, and must be last. */
function checksumFaults(text: string, objects: readonly DataObject[]): QrFault[] {
  const found = objects.find(({ tag }) => tag === checksumTag)
  if (found === undefined) return [{ tag: checksumTag, fault: 'missing' }]
  if (found.at + 8 !== text.length) return [{ tag: checksumTag, fault: 'not_last' }]
  return crcOf(text.slice(0, found.at + 4)) === found.value
    ? []
    : [{ tag: checksumTag, fault: 'wrong_checksum' }]
}
