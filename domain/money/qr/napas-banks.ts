/**
 * Banks of the NAPAS network by the code that offices know them by, with their number in a VietQR (BIN) and the name that
 * they go by.
 */
const banks: Readonly<Record<string, readonly [number: string, name: string]>> = {
  ABB: ['970425', 'ABBANK'],
  ACB: ['970416', 'ACB'],
  BAB: ['970409', 'Bac A Bank'],
  BIDV: ['970418', 'BIDV'],
  BVB: ['970438', 'BAOVIET Bank'],
  CAKE: ['546034', 'CAKE'],
  CIMB: ['422589', 'CIMB'],
  EIB: ['970431', 'Eximbank'],
  HDB: ['970437', 'HDBank'],
  HSBC: ['458761', 'HSBC'],
  ICB: ['970415', 'VietinBank'],
  IVB: ['970434', 'Indovina Bank'],
  KLB: ['970452', 'KienlongBank'],
  LPB: ['970449', 'LPBank'],
  MB: ['970422', 'MB Bank'],
  MSB: ['970426', 'MSB'],
  NAB: ['970428', 'Nam A Bank'],
  NCB: ['970419', 'NCB'],
  OCB: ['970448', 'OCB'],
  PGB: ['970430', 'PGBank'],
  PVCB: ['970412', 'PVcomBank'],
  SCB: ['970429', 'SCB'],
  SEAB: ['970440', 'SeABank'],
  SGICB: ['970400', 'Saigonbank'],
  SHB: ['970443', 'SHB'],
  SHBVN: ['970424', 'Shinhan Bank'],
  STB: ['970403', 'Sacombank'],
  TCB: ['970407', 'Techcombank'],
  TIMO: ['963388', 'Timo'],
  TPB: ['970423', 'TPBank'],
  UOB: ['970458', 'UOB'],
  VAB: ['970427', 'VietABank'],
  VBA: ['970405', 'Agribank'],
  VCB: ['970436', 'Vietcombank'],
  VIB: ['970441', 'VIB'],
  VIETBANK: ['970433', 'Vietbank'],
  VPB: ['970432', 'VPBank'],
  VRB: ['970421', 'VRB'],
  WVN: ['970457', 'Woori Bank'],
}

/** A bank that a VietQR can be paid to. */
interface KnownBank {
  readonly code: string
  readonly name: string
}

/** All of them, by their names. */
export const knownBanks: readonly KnownBank[] = Object.entries(banks)
  .map(([code, [, name]]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** The other names that they are written by. */
const alsoWritten: Readonly<Record<string, string>> = {
  CTG: 'ICB',
  MBB: 'MB',
  SHINHAN: 'SHBVN',
  SSB: 'SEAB',
}

const written = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
const codes: ReadonlyMap<string, string> = new Map([
  ...knownBanks.map(({ code, name }): [string, string] => [written(name), code]),
  ...Object.entries(alsoWritten),
  ...Object.keys(banks).map((code): [string, string] => [code, code]),
])

/** The code of a bank, by its code or one of its names; undefined for one that is not known. */
export const bankCodeOf = (text: string): string | undefined => codes.get(written(text))

/** The number of a bank, by its code, a name or its number itself; undefined for one that is not known. */
export function napasNumber(text: string): string | undefined {
  const known = text.trim()
  return /^\d{6}$/.test(known) ? known : banks[bankCodeOf(known) ?? '']?.[0]
}
